import { Inject, Injectable } from '@nestjs/common';

import type { OrderedPatient, PrescriptionRow } from '../../../domain/cart/index.js';
import {
  ageOn,
  birthDateOf,
  parsePersonNumber,
  stockholmDate,
  type PersonNumber,
  type Uuid,
} from '../../../domain/kernel/index.js';
import type { Prescription, PrescriptionKind } from '../../../domain/prescription/index.js';
import {
  decideBlock,
  type BlockPricing,
  type DecidedWithdrawal,
  type RefusedWithdrawal,
  type WantedWithdrawal,
} from '../../../domain/prescription/price/index.js';
import { Clock } from '../../foundation/clock.js';
import { covers } from '../../../domain/prescription/rules/index.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { HighCostAccounts } from '../high-cost/high-cost-accounts.js';
import { MonthPrices } from '../high-cost/month-prices.js';
import { ActedForPersons } from '../patient/acted-for.js';
import { NationalService } from '../patient/national-service.js';
import { notSeenProblem, prescriptionsClosed, seenOrRefused } from '../patient/not-seen.js';
import { Patients, type Patient } from '../patient/patients.js';
import { Representatives } from '../patient/representatives.js';
import { Prescriptions } from '../prescription/prescriptions.js';

/** One person's rows, or the rows of the customer's animals. */
export interface Block {
  readonly kind: PrescriptionKind;
  readonly patient: Patient;
}

export type Decision =
  | DecidedWithdrawal
  | RefusedWithdrawal
  /** The register no longer gives the prescription. */
  | { readonly kind: 'gone' }
  /** The customer may not act for the person any more. */
  | { readonly kind: 'not-allowed' };

interface Fitting {
  readonly rows: readonly PrescriptionRow[];
  readonly decided: ReadonlyMap<Uuid, Decision>;
}

/** RX-05, RX-12: decides the rows of the cart anew, by what the national service says now. */
@Injectable()
export class Blocks {
  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(Representatives) private readonly representatives: Representatives,
    @Inject(ActedForPersons) private readonly others: ActedForPersons,
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Prescriptions) private readonly prescriptions: Prescriptions,
    @Inject(HighCostAccounts) private readonly accounts: HighCostAccounts,
    @Inject(MonthPrices) private readonly prices: MonthPrices,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The prescriptions of a block. @throws Problem when they cannot be seen */
  async read(customerId: Uuid, { patient, kind }: Block): Promise<readonly Prescription[]> {
    return seenOrRefused(await this.prescriptions.of(customerId, patient, kind)).prescriptions;
  }

  /** All that decides the prices of a block today. @throws Problem when the national service does not say */
  async pricing(customerId: Uuid, block: Block): Promise<BlockPricing> {
    const [prices, account] = await Promise.all([this.prices.today(), this.account(customerId, block)]);
    if (!prices) throw prescriptionsClosed();
    const day = stockholmDate(this.clock.now());
    return { prices, account, age: ageOn(birthDateOf(block.patient.personNumber), day), day };
  }

  /** The patient's account. Nobody is asked of a child, whose medicines are free, nor of an animal, which has none. */
  private async account(
    customerId: Uuid,
    { patient: { personNumber, acting }, kind }: Block,
  ): Promise<BlockPricing['account']> {
    if (kind === 'animal' || !covers(acting, personNumber, 'high-cost')) return null;
    const account = await (acting.ground === 'self'
      ? this.accounts.of(customerId, personNumber)
      : this.accountOfPrincipal(personNumber));
    if (account === 'not-registered') throw notSeenProblem({ state: 'not-registered' });
    if (!account) throw prescriptionsClosed();
    return { isConnected: account.isConnected, period: account.period };
  }

  /** RX-08: the giver's ladder counts. It is no account of this customer's, so it is not kept among theirs. */
  private async accountOfPrincipal(personNumber: PersonNumber) {
    const answer = await this.national.ask((gateway) => gateway.highCostOf(personNumber));
    return answer && (answer.isRegistered ? answer.account : 'not-registered');
  }

  /** The name by which the customer knows the person of a block. Null for the customer. */
  async nameOf(customerId: Uuid, { patient: { personNumber, acting } }: Block): Promise<string | null> {
    if (acting.ground === 'self') return null;
    const own = await this.patients.personNumberOf(customerId);
    const others = own && (await this.others.of(customerId, own));
    return (others && others.persons.find(({ patient }) => patient.personNumber === personNumber)?.name) ?? null;
  }

  /** Decides all rows, each block by itself. @throws Problem when the national service does not say */
  async decide(customerId: Uuid, rows: readonly PrescriptionRow[]): Promise<ReadonlyMap<Uuid, Decision>> {
    const decided = new Map<Uuid, Decision>();
    for (const ofBlock of groupedByBlock(rows).values()) {
      const [first] = ofBlock;
      const block = first && (await this.allowed(customerId, first.prescription.patient));
      if (!block) for (const { varuId } of ofBlock) decided.set(varuId, { kind: 'not-allowed' });
      else
        for (const [rowId, decision] of await this.decideBlock(customerId, block, ofBlock))
          decided.set(rowId, decision);
    }
    return decided;
  }

  /** As `decide`, with no more packages in a row than it may have now. */
  async decideFitting(customerId: Uuid, rows: readonly PrescriptionRow[]): Promise<Fitting> {
    const decided = await this.decide(customerId, rows);
    if (!rows.some((row) => isBeyond(row, decided))) return { rows, decided };
    const fitting = rows.map((row) => fittingRow(row, decided.get(row.varuId)));
    return { rows: fitting, decided: await this.decide(customerId, fitting) };
  }

  private async decideBlock(
    customerId: Uuid,
    block: Block,
    rows: readonly PrescriptionRow[],
  ): Promise<readonly (readonly [Uuid, Decision])[]> {
    const [list, pricing] = await Promise.all([this.read(customerId, block), this.pricing(customerId, block)]);
    const wanted = rows.map((row) => wantedOf(row, list));
    const known = wanted.flatMap((each) => each ?? []);
    const decisions = [...decideBlock(known, pricing)];
    return rows.map(({ varuId }, at) => [varuId, wanted[at] ? (decisions.shift() ?? GONE) : GONE]);
  }

  /**
   * RX-08: guardianship and warrants are asked for now. Null when the customer may not act for the person any more, which
   * is recorded.
   */
  private async allowed(customerId: Uuid, { kind, personNumber: text }: OrderedPatient): Promise<Block | null> {
    const own = await this.patients.personNumberOf(customerId);
    const personNumber = parsePersonNumber(text);
    if (!own || !personNumber) return null;
    const acting = await this.representatives.actingFor(own, personNumber);
    if (acting === 'closed') throw prescriptionsClosed();
    if (!acting.may) {
      await this.looks.refused(customerId, 'ordered-prescription', { text: personNumber, person: personNumber });
      return null;
    }
    if (!covers(acting, personNumber, 'order')) return null;
    return { kind: kind === 'animal' ? 'animal' : 'human', patient: { personNumber, acting } };
  }
}

/** RX-14: whether a row has more packages than a withdrawal may have now. */
export function isBeyond(row: PrescriptionRow, decided: ReadonlyMap<Uuid, Decision>): boolean {
  return fittingRow(row, decided.get(row.varuId)) !== row;
}

function fittingRow(row: PrescriptionRow, decision: Decision | undefined): PrescriptionRow {
  if (decision?.kind !== 'decided' || row.prescription.packages <= decision.mostPackages) return row;
  return { ...row, prescription: { ...row.prescription, packages: decision.mostPackages } };
}

const GONE: Decision = { kind: 'gone' };

export function wantedOf(
  {
    prescription: { ordinationId, article, packages, noExchange: refusesExchange },
  }: Pick<PrescriptionRow, 'prescription'>,
  list: readonly Prescription[],
): WantedWithdrawal | null {
  const prescription = list.find((each) => each.ordinationId === ordinationId);
  return prescription ? { prescription, varuId: article.varuId, packages, refusesExchange } : null;
}

export function groupedByBlock(rows: readonly PrescriptionRow[]): ReadonlyMap<string, readonly PrescriptionRow[]> {
  const blocks = new Map<string, PrescriptionRow[]>();
  for (const row of rows) {
    const { patient } = row.prescription;
    const key = `${patient.personNumber} ${patient.kind === 'animal' ? 'animal' : 'human'}`;
    blocks.set(key, [...(blocks.get(key) ?? []), row]);
  }
  return blocks;
}
