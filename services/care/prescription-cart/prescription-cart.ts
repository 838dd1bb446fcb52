import { Inject, Injectable } from '@nestjs/common';

import {
  cart,
  rowsOf,
  type CartCommand,
  type CartPrescription,
  type CartState,
  type OrderedPatient,
  type PrescriptionRow,
} from '../../../domain/cart/index.js';
import { stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import type { Prescription } from '../../../domain/prescription/index.js';
import { decideBlock } from '../../../domain/prescription/price/index.js';
import type { Shopper } from '../../access/http/request.js';
import { may } from '../../access/permission/may.js';
import { Toggles } from '../../access/toggles/toggles.js';
import { Clock } from '../../foundation/clock.js';
import { partOf } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Problem } from '../../foundation/problem/problem.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { accepted } from '../../shop/cart/answer/cart-answers.js';
import { ChangeCart } from '../../shop/cart/change-cart.js';
import { CurrentCart } from '../../shop/cart/current-cart.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { prescriptionsClosed } from '../patient/not-seen.js';
import { patientTexts } from '../patient/texts.js';
import { prescriptionKey } from '../prescription/received.js';
import { Blocks, wantedOf, type Block } from './blocks.js';
import { RowLines } from './row-lines.js';
import { buyable, packagesProblem, refusedProblem } from './refused.js';
import { prescriptionCartTexts as texts } from './texts.js';
import { WantedRows, type WantedRow } from './wanted-rows.js';

/** RX-14: the prescription rows of a shopper's cart. Each call needs a strong log-in that has not ended (RX-12). */
@Injectable()
export class PrescriptionCart {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(WantedRows) private readonly wanted: WantedRows,
    @Inject(Blocks) private readonly blocks: Blocks,
    @Inject(RowLines) private readonly lines: RowLines,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(Toggles) private readonly toggles: Toggles,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The shopper's cart. @throws Problem when the shopper may not see prescription rows now */
  async shown({ session }: Pick<Shopper, 'session'>): Promise<CartState> {
    this.customerOf(session);
    return (await this.current.of(session)).state;
  }

  /** The prescriptions of the rows. */
  async inCart(session: Shopper['session'] | null): Promise<readonly string[]> {
    return rowsOf(await this.current.shown(session)).map(({ prescription }) => prescription.prescriptionId);
  }

  async add(shopper: Shopper, wanted: WantedRow): Promise<CartState> {
    const customerId = this.open(shopper);
    const { block, prescription } = await this.wanted.find(customerId, wanted);
    // Another session cannot guess it, because it cannot guess the id of the command.
    const rowId = derivedId(shopper.context.commandId, 'prescription row');
    const command = await this.addition(customerId, block, prescription, wanted, rowId, shopper);
    return accepted(await this.carts.change(shopper, (cartId) => ({ ...command, cartId })));
  }

  async setPackages(shopper: Shopper, rowId: Uuid, packages: number): Promise<CartState> {
    const { customerId, row, state } = await this.ownRow(shopper, rowId);
    if (!Number.isSafeInteger(packages) || packages < 1) throw packagesProblem(row.prescription.maxPackages);
    const changed = { ...row, prescription: { ...row.prescription, packages } };
    const rows = rowsOf(state).map((each) => (each.varuId === rowId ? changed : each));
    const decided = await this.decided(shopper, customerId, rows, rowId);
    const { price, mostPackages: maxPackages } = buyable(decided, packages, this.today());
    const set = { packages, maxPackages, price, on: this.today() };
    await this.change(shopper, { type: 'SetPrescriptionPackages', customerId, rowId, ...set });
    return this.repriced(shopper, customerId);
  }

  async giveMessage(shopper: Shopper, rowId: Uuid, message: string | null): Promise<CartState> {
    const { customerId, state } = await this.ownRow(shopper, rowId);
    await this.decided(shopper, customerId, rowsOf(state), rowId);
    return this.change(shopper, { type: 'GivePrescriptionMessage', customerId, rowId, message, on: this.today() });
  }

  /** The row as it is decided now. @throws Problem when it cannot be bought any more. Then it has left the cart */
  private async decided(shopper: Shopper, customerId: Uuid, rows: readonly PrescriptionRow[], rowId: Uuid) {
    const decision = (await this.blocks.decide(customerId, rows)).get(rowId);
    if (decision?.kind === 'decided') return decision;
    if (decision?.kind === 'not-allowed') await this.repriced(shopper, customerId);
    throw refusedProblem(decision, this.today());
  }

  async remove(shopper: Shopper, rowId: Uuid): Promise<CartState> {
    const customerId = this.customerOf(shopper.session);
    const { state } = await this.current.of(shopper.session);
    if (!rowsOf(state).some(({ varuId }) => varuId === rowId)) {
      if (state.goneRows.includes(rowId)) return state;
      await this.refuseRow(customerId, rowId);
    }
    const at = this.clock.now();
    const removed = await this.change(shopper, {
      type: 'RemovePrescriptionRow',
      ...{ customerId, rowId, reason: 'customer', at },
    });
    // The row is gone, whatever the national service says. Its absence may move the others, at the latest at payment.
    return this.repriced(shopper, customerId).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 503) return removed;
      throw error;
    });
  }

  /** Decides all rows again, and takes out what cannot be bought any more. */
  async sync(shopper: Shopper): Promise<CartState> {
    return this.repriced(shopper, this.open(shopper));
  }

  /** Brings back what left because the identification ended, within a day and by today's rules and prices. */
  async restore(shopper: Shopper): Promise<CartState> {
    const customerId = this.open(shopper);
    const { state } = await this.current.of(shopper.session);
    const left = state.leftRows.filter(({ leftAt }) => isWithinADay(leftAt, this.clock.now()));
    for (const { row } of left) await this.bringBack(shopper, customerId, row);
    return left.length === 0 ? state : this.repriced(shopper, customerId);
  }

  private async bringBack(shopper: Shopper, customerId: Uuid, row: PrescriptionRow): Promise<void> {
    const decided = (await this.blocks.decide(customerId, [row])).get(row.varuId);
    if (!decided || decided.kind !== 'decided') return;
    const { price, mostPackages: maxPackages } = decided;
    const packages = Math.min(row.prescription.packages, maxPackages);
    const prescription = { ...row.prescription, packages, maxPackages, price };
    const { quantity: _one, prescription: _old, ...line } = { ...row, unitPrice: price.amount };
    const { cartId } = await this.current.of(shopper.session);
    await this.commands.handle(
      cart,
      cartId,
      { type: 'AddPrescription', cartId, customerId, line, prescription, isRestored: true, on: this.today() },
      partOf(shopper.context, `restore ${row.varuId}`),
    );
  }

  /**
   * Sets what each row costs now, and takes packages out that it may not have any more. A row that was added later may
   * have moved on the ladder.
   */
  async repriced(shopper: Pick<Shopper, 'session' | 'context'>, customerId: Uuid): Promise<CartState> {
    const { cartId, state } = await this.current.of(shopper.session);
    if (rowsOf(state).length === 0 || state.phase !== 'open') return state;
    const { rows, decided } = await this.blocks.decideFitting(customerId, rowsOf(state));
    for (const { varuId: rowId } of rows) {
      const decision = decided.get(rowId);
      if (decision?.kind === 'decided') continue;
      const reason = decision?.kind === 'not-allowed' ? 'warrant-ended' : 'prescription-changed';
      const command = { type: 'RemovePrescriptionRow', customerId, rowId, reason, at: this.clock.now() } as const;
      await this.commands.handle(cart, cartId, command, partOf(shopper.context, `left ${rowId}`));
    }
    const prices = rows.flatMap(({ varuId: rowId, prescription: { packages } }) => {
      const decision = decided.get(rowId);
      if (decision?.kind !== 'decided') return [];
      return [{ rowId, packages, maxPackages: decision.mostPackages, price: decision.price }];
    });
    const context = partOf(shopper.context, 'reprice prescriptions');
    await this.commands.handle(cart, cartId, { type: 'RepricePrescriptions', prices }, context);
    return (await this.current.of(shopper.session)).state;
  }

  /** Whether prescriptions can be bought. The desk that dispenses must be open too. */
  get isOpen(): boolean {
    return this.toggles.isOn('PrescriptionCartToggle');
  }

  /** @throws Problem when the strong log-in ended, or prescriptions cannot be bought */
  open({ session }: Pick<Shopper, 'session'>): Uuid {
    const customerId = this.customerOf(session);
    if (!this.isOpen) throw prescriptionsClosed();
    return customerId;
  }

  private customerOf(session: Shopper['session']): Uuid {
    const customerId = knownCustomer(session, patientTexts.login);
    if (may(session, 'prescription.order', this.clock.now())) return customerId;
    throw new Problem(401, [{ code: 'IDENTIFICATION_REQUIRED', message: patientTexts.identifyAgain }]);
  }

  private async addition(
    customerId: Uuid,
    block: Block,
    prescription: Prescription,
    wanted: WantedRow,
    rowId: Uuid,
    { session }: Shopper,
  ): Promise<Omit<Extract<CartCommand, { type: 'AddPrescription' }>, 'cartId'>> {
    const { state } = await this.current.of(session);
    const before = rowsOf(state).filter(({ prescription: { patient } }) => isOf(patient, block));
    const list = await this.blocks.read(customerId, block);
    const earlier = before.flatMap((row) => wantedOf(row, list) ?? []);
    const { varuId, packages, refusesExchange } = wanted;
    const asked = { prescription, varuId, packages, refusesExchange };
    const decided = decideBlock([...earlier, asked], await this.blocks.pricing(customerId, block)).at(-1);
    const { price, mostPackages: maxPackages, article } = buyable(decided, packages, this.today());
    const { rank: _rank, ...chosen } = article;
    const row: CartPrescription = {
      prescriptionId: prescriptionKey(customerId, prescription.ordinationId),
      ordinationId: prescription.ordinationId,
      patient: await this.patientOf(customerId, block, prescription),
      article: chosen,
      ...{ packages, maxPackages, noExchange: refusesExchange, message: wanted.message },
      isNarcotic: prescription.isNarcotic,
      price,
    };
    const line = await this.lines.of(rowId, row);
    return { type: 'AddPrescription', customerId, line, prescription: row, isRestored: false, on: this.today() };
  }

  private async patientOf(customerId: Uuid, block: Block, { animal }: Prescription): Promise<OrderedPatient> {
    const { personNumber, acting } = block.patient;
    if (block.kind === 'animal') return { kind: 'animal', personNumber, name: animal?.name ?? null };
    return { kind: KINDS[acting.ground], personNumber, name: await this.blocks.nameOf(customerId, block) };
  }

  private async ownRow(shopper: Shopper, rowId: Uuid) {
    const customerId = this.open(shopper);
    const { state } = await this.current.of(shopper.session);
    const row = rowsOf(state).find(({ varuId }) => varuId === rowId);
    return { customerId, state, row: row ?? (await this.refuseRow(customerId, rowId)) };
  }

  /** Row numbers cannot be guessed, so a strange one is somebody else's, or made up. */
  private async refuseRow(customerId: Uuid, rowId: Uuid): Promise<never> {
    await this.looks.refused(customerId, 'prescriptions', { text: rowId, person: null });
    throw new Problem(403, [{ field: 'radnummer', code: 'OTHER_ROW', message: texts.otherRow }]);
  }

  private async change(shopper: Shopper, command: CartCommand): Promise<CartState> {
    return accepted(await this.carts.change(shopper, () => command));
  }

  private today() {
    return stockholmDate(this.clock.now());
  }
}

const KINDS = { self: 'self', guardian: 'child', warrant: 'principal' } as const;

function isOf(patient: OrderedPatient, block: Block): boolean {
  return (
    patient.personNumber === block.patient.personNumber && (patient.kind === 'animal') === (block.kind === 'animal')
  );
}

function isWithinADay(leftAt: Instant, now: Instant): boolean {
  return Date.parse(now) - Date.parse(leftAt) <= 24 * 3_600_000;
}
