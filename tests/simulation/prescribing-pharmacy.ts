import { cart, initialCart, rowsOf, type CartCommand, type CartState } from '../../domain/cart/index.js';
import { add, amlovent, line } from '../../domain/cart/prescribed/spec-rows.js';
import { sumsTie, type HighCostTransaction } from '../../domain/high-cost-account/account.js';
import { buyOnLadder, type HighCostPeriod } from '../../domain/high-cost-account/ladder/index.js';
import { fold, isRejected, type DomainEvent, type RecordedEvent } from '../../domain/kernel/index.js';
import { order, type OrderCommand, type OrderState } from '../../domain/order/index.js';
import { agent, contact, cream } from '../../domain/order/spec-events.js';
import {
  dispensingIdOf,
  loweredFee,
  prescription,
  productCodeOf,
  type Dispensing,
  type PrescriptionCommand,
  type PrescriptionState,
} from '../../domain/prescription/index.js';
import { CHECK_POINTS } from '../../domain/prescription/dispensing/checks.js';
import { decideBlock } from '../../domain/prescription/price/index.js';
import { aPrescription, article } from '../../domain/prescription/rules/spec-prescriptions.js';
import type { AnyProcess } from '../../domain/slices.js';
import { dispensingProcess } from '../../domain/dispensing/process.js';

const DAY = '2026-03-01';
const AT = '2026-03-01T09:00:00.000Z';
const CUSTOMER = 'astrid';
const { personNumber } = amlovent.patient;

type Report = { readonly id: string; readonly rx: number; readonly price: number; readonly fee: number };

/** A pharmacy with two prescriptions of one person, and a register that counts. All decisions are those of the slices. */
export class Pharmacy {
  readonly carts: CartState[];
  readonly orders: OrderState[];
  readonly prescriptions: PrescriptionState[];
  /** What the register counts. */
  readonly reports: Report[] = [];
  private serial = 0;

  constructor(
    readonly prescribed: readonly number[],
    private readonly price: number,
    orders: number,
  ) {
    this.prescriptions = prescribed.map(() => prescription.initial);
    this.carts = Array.from({ length: orders }, () => initialCart);
    this.orders = this.carts.map(() => order.initial);
    for (const rx of prescribed.keys()) this.list(rx);
  }

  /** The register gives the prescription as it counts it. */
  list(rx: number): void {
    const of = this.onRegister(rx);
    this.prescribe(rx, { type: 'ReceivePrescription', customerId: CUSTOMER, prescription: of, at: AT });
  }

  /** A withdrawal into the cart, at the price of its place on the ladder. */
  add(at: number, rx: number): void {
    const before = rowsOf(this.carts[at] ?? initialCart).map((row) => Number(row.prescription.ordinationId));
    const decided = this.decided([...before, rx]).at(-1);
    if (decided?.kind !== 'decided') return;
    const rowId = `row-${at}-${rx}`;
    const row = { ...amlovent, prescriptionId: String(rx), ordinationId: String(rx), article: ARTICLE };
    const of = { ...row, price: decided.price };
    const product = { ...line, varuId: rowId, unitPrice: decided.price.amount };
    this.fill(at, { ...add, cartId: `cart-${at}`, line: product, prescription: of, on: DAY });
  }

  place(at: number): void {
    const held = this.carts[at];
    if (!held || rowsOf(held).length === 0) return;
    const decided = this.decided(rowsOf(held).map((row) => Number(row.prescription.ordinationId)));
    const prices = rowsOf(held).flatMap(({ varuId: rowId, prescription: { packages } }, place) => {
      const one = decided[place];
      return one?.kind === 'decided' ? [{ rowId, packages, maxPackages: one.mostPackages, price: one.price }] : [];
    });
    if (prices.length < decided.length) return;
    this.fill(at, { type: 'RepricePrescriptions', prices });
    const seen = this.carts[at] ?? held;
    const ids = { customerId: CUSTOMER, orderId: `o${at}`, shelfKey: `shelf-${at}` };
    this.fill(at, { type: 'StartCheckout', ...ids, seen, at: AT, on: DAY });
    const lines = rowsOf(seen).map(({ varuId: _row, prescription: of, ...product }, place) => {
      const { maxPackages: _most, ...ordered } = of;
      return { ...cream, ...product, varuId: `Rx-${place + 1}`, prescription: ordered };
    });
    this.order(at, {
      type: 'PlaceOrder',
      ...{ ...ids, orderNumber: `10000${at}`, cartId: `cart-${at}`, paymentId: `p${at}`, memberId: null, contact },
      ...{ trackingKey: `track-${at}`, delivery: agent, paymentMethod: 'scheme', placedAt: AT, lines, cheque: null },
    });
  }

  pay(at: number): void {
    this.order(at, { type: 'Confirm', paymentId: `p${at}`, confirmedAt: AT });
  }

  fail(at: number): void {
    this.order(at, { type: 'Fail', paymentId: `p${at}`, reason: 'refused' });
  }

  cancel(at: number): void {
    this.order(at, { type: 'Cancel', by: 'staff', reason: 'Kunden ringde', cancelledAt: AT });
  }

  lack(at: number, lineId: string): void {
    const [parcel] = this.orders[at]?.parcels ?? [];
    const lines = [{ lineId, quantity: 1, cause: 'lacking' }] as const;
    if (parcel)
      this.order(at, { type: 'ReportShort', shortId: this.id(), parcelId: parcel.parcelId, lines, reportedAt: AT });
  }

  dispense(at: number, lineId: string): void {
    const of = this.lineOf(at, lineId);
    if (!of?.one.ordered) return;
    const { rx, one } = of;
    const { dispensingId } = one;
    const ordered = of.one.ordered;
    const by = 'anna';
    this.prescribe(rx, {
      type: 'CheckWithdrawal',
      ...{ dispensingId, by, points: CHECK_POINTS, interactions: [], note: null, at: AT },
    });
    const pack = {
      productCode: productCodeOf(ARTICLE.varuId),
      serial: this.id(),
      batch: 'B1',
      expiresOn: '2028-01-31',
    };
    const lowered = loweredFee({ isConnected: true, ...this.account() }, this.ladderLines(at), dispensingId);
    const { onLadder, fee, amount } = ordered.price;
    const charged = { onLadder, fee: fee - lowered, amount: amount - lowered };
    const packs = Array.from({ length: ordered.packages }, () => pack);
    this.prescribe(rx, { type: 'Dispense', dispensingId, by, reportId: this.id(), packs, charged, at: AT });
  }

  refuse(at: number, lineId: string): void {
    const of = this.lineOf(at, lineId);
    if (!of) return;
    const { dispensingId } = of.one;
    this.prescribe(of.rx, { type: 'RefuseWithdrawal', dispensingId, by: 'anna', reason: 'dose', text: 'Nej.', at: AT });
  }

  /** The partners answer: the register counts the withdrawal, or says that nothing is left. */
  settle(at: number, lineId: string): void {
    const of = this.lineOf(at, lineId);
    if (of?.one.phase !== 'dispensed' || !of.one.record || !of.one.reportId) return;
    const { rx, one } = of;
    const { dispensingId, reportId: id, record } = one;
    if (this.counted(rx) >= (this.prescribed[rx] ?? 0)) {
      this.prescribe(rx, { type: 'UndoDispensing', dispensingId, reason: 'no-withdrawals-left', at: AT });
      return;
    }
    this.reports.push({ id: id ?? '', rx, price: record?.onLadder ?? 0, fee: record?.fee ?? 0 });
    this.prescribe(rx, { type: 'ConfirmDispensing', dispensingId, at: AT });
  }

  counted(rx: number): number {
    return this.reports.filter((report) => report.rx === rx).length;
  }

  dispensingsOf(at: number): readonly Dispensing[] {
    return this.prescriptions.flatMap(({ dispensings }) =>
      Object.values(dispensings).filter(({ orderId }) => orderId === `o${at}`),
    );
  }

  /** The account at the register: the reported fee counts. */
  account(): { readonly period: HighCostPeriod | null; readonly transactions: readonly HighCostTransaction[] } {
    let period: HighCostPeriod | null = null;
    const transactions: HighCostTransaction[] = [];
    for (const { id: transactionId, price, fee: ownFee } of this.reports) {
      const before: HighCostPeriod | null = period;
      const after: HighCostPeriod = buyOnLadder(before, price, DAY).period;
      period = { ...after, ownFee: paidIn(before) + ownFee };
      transactions.push({
        ...{ transactionId, on: DAY, periodFrom: after.startsOn, benefit: price - ownFee, ownFee },
        pharmacy: { name: 'Älgört', city: 'Stockholm' },
      });
    }
    return { period, transactions };
  }

  get sumsTie(): boolean {
    return sumsTie({ isConnected: true, ...this.account() });
  }

  private onRegister(rx: number) {
    const prescribed = this.prescribed[rx] ?? 0;
    const left = prescribed - this.counted(rx);
    return aPrescription({
      ...{ ordinationId: String(rx), article: { ...ARTICLE, rank: 1 } },
      withdrawals: { prescribed, left, lastOn: null },
    });
  }

  private decided(rxs: readonly number[]) {
    const wanted = rxs.map((rx) => ({
      prescription: this.onRegister(rx),
      ...{ varuId: ARTICLE.varuId, packages: 1, refusesExchange: false },
    }));
    const good = { varuId: ARTICLE.varuId, price: this.price, benefitClass: 'medicine', isAvailable: true } as const;
    const account = { isConnected: true, period: this.account().period };
    return decideBlock(wanted, { prices: new Map([[ARTICLE.varuId, good]]), account, age: 40, day: DAY });
  }

  private lineOf(at: number, lineId: string): { readonly rx: number; readonly one: Dispensing } | null {
    const id = dispensingIdOf(`o${at}`, lineId);
    const rx = this.prescriptions.findIndex(({ dispensings }) => id in dispensings);
    const one = this.prescriptions[rx]?.dispensings[id];
    return one ? { rx, one } : null;
  }

  private ladderLines(at: number) {
    return this.dispensingsOf(at)
      .toSorted((one, other) => Number(one.lineId) - Number(other.lineId))
      .flatMap(({ dispensingId, reportId, ordered }) =>
        ordered?.patient.personNumber === personNumber ? [{ dispensingId, reportId, price: ordered.price }] : [],
      );
  }

  private fill(at: number, command: CartCommand): void {
    const decision = cart.decide(command, this.carts[at] ?? initialCart);
    if (!isRejected(decision)) this.carts[at] = fold(cart.evolve, this.carts[at] ?? initialCart, decision.accepted);
  }

  private order(at: number, command: OrderCommand): void {
    const decision = order.decide(command, this.orders[at] ?? order.initial);
    if (isRejected(decision)) return;
    for (const event of decision.accepted) {
      const state = order.evolve(this.orders[at] ?? order.initial, event);
      this.orders[at] = state;
      this.follow({ slice: 'order', state, event: this.recorded(event) });
    }
  }

  private prescribe(rx: number, command: PrescriptionCommand): void {
    const decision = prescription.decide(command, this.prescriptions[rx] ?? prescription.initial);
    if (isRejected(decision)) return;
    for (const event of decision.accepted) {
      const before = this.prescriptions[rx] ?? prescription.initial;
      const state = prescription.evolve(before, event);
      this.prescriptions[rx] = state;
      // What did not leave is taken back at the register, as the shop's reaction does.
      if (event.type === 'DispensingUndone' && event.data.reason === 'not-sent')
        this.takeBack(before.dispensings[event.data.dispensingId]?.reportId ?? null);
      this.follow({ slice: 'prescription', state, event: this.recorded(event) });
    }
  }

  private takeBack(reportId: string | null): void {
    const place = this.reports.findIndex(({ id }) => id === reportId);
    if (place >= 0) this.reports.splice(place, 1);
  }

  private follow(happening: Parameters<AnyProcess['react']>[0]): void {
    if (!dispensingProcess.eventTypes.includes(happening.event.type)) return;
    for (const { slice, key, command } of dispensingProcess.react(
      happening as Parameters<typeof dispensingProcess.react>[0],
    ))
      if (slice === 'order') this.order(Number(key.slice(1)), command as OrderCommand);
      else this.prescribe(Number(key), command as PrescriptionCommand);
  }

  private recorded<E extends DomainEvent>(event: E): RecordedEvent<E> {
    return { ...event, eventId: this.id(), effectiveAt: AT, recordedAt: AT } as unknown as RecordedEvent<E>;
  }

  private id(): string {
    this.serial += 1;
    return `id-${this.serial}`;
  }
}

function paidIn(period: HighCostPeriod | null): number {
  return period?.ownFee ?? 0;
}

const { rank: _rank, ...ARTICLE } = article;
