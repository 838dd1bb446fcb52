import { Inject, Injectable } from '@nestjs/common';

import type { HighCostAccount } from '../../../domain/high-cost-account/index.js';
import { ageOn, birthDateOf, parsePersonNumber, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { knownPrescription, order } from '../../../domain/order/index.js';
import {
  interactionsOf,
  lastTimeElsewhere,
  lastTimeHere,
  loweredFee,
  periodBefore,
  prescription,
  prescriptionNow,
  previousOfChain,
  type Dispensing,
  type Interaction,
  type LadderLine,
  type LastTime,
  type OrderedArticle,
  type OrderedWithdrawal,
  type Pack,
  type PackCodeFault,
  type Prescription,
  type PrescriptionCommand,
  type PrescriptionRejection,
  type PrescriptionState,
} from '../../../domain/prescription/index.js';
import {
  benefitOfExchange,
  exchangedCharge,
  type Charge,
  type DecidedPrice,
} from '../../../domain/prescription/price/index.js';
import { isActiveIsh, standingOn, type Acting, type NotActing } from '../../../domain/prescription/rules/index.js';
import { dispensingsOfOrder } from '../../../projections/care/dispensing/queries.js';
import { ProjectionRunner } from '../../../projections/index.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling, type CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { Processes } from '../../foundation/reactions/processes.js';
import type { PackState } from '../../partners/verification/gateway.js';
import { NationalService } from '../patient/national-service.js';
import { Patients } from '../patient/patients.js';
import { ReceivedPrescriptions } from '../prescription/received.js';
import { isOfAnother, keptOfAnother } from './kept-of-another.js';
import { DispensingPartners } from './partners.js';

export interface OpenedDispensing {
  readonly state: PrescriptionState;
  readonly one: Dispensing;
  /** Null when the register no longer gives it, or the person was erased. */
  readonly prescription: Prescription | null;
  /** False when the national service is closed. What is shown may then be old. */
  readonly isFresh: boolean;
  readonly interactions: readonly Interaction[];
  /** Null when nothing was handed out before. */
  readonly lastTime: LastTime | null;
  /** RX-08: by what right the customer who ordered acts for the patient now. It was asked at the payment too. */
  readonly acting: Acting | NotActing | 'closed';
}

export type Refused =
  | PrescriptionRejection
  | CommandIdReused
  | { readonly type: 'PackNotActive'; readonly state: PackState; readonly serial: string }
  /** Which code it is, counted from one. */
  | { readonly type: 'PackUnreadable'; readonly field: 'packs'; readonly nth: number; readonly fault: PackCodeFault }
  /** A partner does not answer. */
  | { readonly type: 'ServiceClosed' }
  /** The product that a pharmacist decided on had no price on the day of purchase. */
  | { readonly type: 'ExchangePriceUnknown' };

interface Ladder {
  readonly today: HighCostAccount;
  readonly lines: readonly LadderLine[];
}

/** Of an erased person. */
const NOT_KNOWN: NotActing = { may: false, why: 'no-warrant' };
const VIEW_WAIT_MS = 1_000;

/** RX-06: what a pharmacist does with one withdrawal. The caller checks the role, and records the look. */
@Injectable()
export class Dispensings {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Patients) private readonly patients: Pick<Patients, 'actingNow'>,
    @Inject(ReceivedPrescriptions) private readonly received: ReceivedPrescriptions,
    @Inject(DispensingPartners) private readonly partners: DispensingPartners,
    @Inject(Processes) private readonly processes: Processes,
    @Inject(ProjectionRunner) private readonly views: Pick<ProjectionRunner, 'waitFor'>,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Asks the register for the patient's list, and gives what it says today. Null when there is no such withdrawal. */
  async open(row: DispensingRow): Promise<OpenedDispensing | null> {
    const before = await this.commands.load(prescription, row.prescription_id);
    const ordered = before.dispensings[row.dispensing_id]?.ordered ?? null;
    const list = ordered && (await this.listOf(ordered));
    const personNumber = ordered && parsePersonNumber(ordered.patient.personNumber);
    const right = personNumber ? this.patients.actingNow(row.customer_id, personNumber) : NOT_KNOWN;
    // Of another only what the right covers is kept. For the customer both are asked for at once, in one statement.
    const kept = isOfAnother(ordered) ? keptOfAnother(ordered, list ?? [], await right, before) : { list, other: null };
    const [known, acting] = await Promise.all([
      this.received.receive(row.customer_id, kept.list ?? [], kept.other),
      right,
    ]);
    const states = new Map(
      (kept.list ?? []).map(({ ordinationId }, at) => [ordinationId, known[at] as PrescriptionState]),
    );
    const state =
      states.get(ordered?.ordinationId ?? '') ?? (await this.commands.load(prescription, row.prescription_id));
    const one = state.dispensings[row.dispensing_id];
    if (!one) return null;
    const article = one.article ?? ordered?.article;
    const interactions = article && list ? this.interactions(article.varuId, list, ordered?.ordinationId ?? '') : [];
    const now = prescriptionNow(state);
    const lastTime = now && lastTimeOf(state, now, states, list ?? []);
    return { state, one, prescription: now, isFresh: list !== null, interactions, lastTime, acting };
  }

  /** What was opened in this press, after a command of the same press. Only the withdrawal itself is read again. */
  async openedAgain(row: DispensingRow, opened: OpenedDispensing): Promise<OpenedDispensing | null> {
    const state = await this.commands.load(prescription, row.prescription_id);
    const one = state.dispensings[row.dispensing_id];
    return one ? { ...opened, state, one, prescription: prescriptionNow(state) } : null;
  }

  /** @returns null when it was done, or why it was not */
  async act(
    { prescription_id: key }: DispensingRow,
    command: PrescriptionCommand,
    staffId: Uuid,
    commandId?: string,
  ): Promise<Refused | null> {
    const context = newContext({ kind: 'staff', id: staffId });
    const outcome = await this.commands.handle(prescription, key, command, {
      ...context,
      ...(commandId && { commandId }),
    });
    if (!outcome.ok) return outcome.rejection;
    await this.processes.follow(outcome.events);
    // The queue comes next. It must not show this withdrawal as one that still waits. A check changes nothing there.
    if (outcome.position && command.type !== 'CheckWithdrawal')
      await this.views.waitFor('dispensing', outcome.position, VIEW_WAIT_MS);
    return null;
  }

  /** Verifies each pack, and reads the account once more, because a lower fee goes back to the customer (RX-05). */
  async dispense(
    row: DispensingRow,
    packs: readonly Pack[],
    staffId: Uuid,
    commandId: string,
  ): Promise<Refused | null> {
    const opened = await this.open(row);
    if (!opened?.isFresh) return { type: 'ServiceClosed' };
    for (const pack of packs) {
      const state = await this.partners.verify(pack);
      if (state !== 'active') return { type: 'PackNotActive', state, serial: pack.serial };
    }
    const charged = await this.charged(row, opened);
    if ('type' in charged) return charged;
    const { dispensing_id: dispensingId } = row;
    const reportId = derivedId(commandId, 'report');
    const at = this.clock.now();
    return this.act(
      row,
      { type: 'Dispense', dispensingId, by: staffId, reportId, packs, charged, at },
      staffId,
      commandId,
    );
  }

  private async listOf({ patient, kind }: OrderedWithdrawal): Promise<readonly Prescription[] | null> {
    const personNumber = parsePersonNumber(patient.personNumber);
    const list = personNumber && (await this.national.ask((gateway) => gateway.prescriptionsOf(personNumber, kind)));
    return list ? list.prescriptions : null;
  }

  /** With what the patient has on other prescriptions that are in use. */
  private interactions(varuId: string, list: readonly Prescription[], own: string): readonly Interaction[] {
    const today = stockholmDate(this.clock.now());
    const others = list.filter((each) => each.ordinationId !== own && isActiveIsh(standingOn(each, today)));
    return interactionsOf(
      varuId,
      others.map(({ article }) => article.varuId),
      today,
    );
  }

  /** RX-05: what the withdrawal costs at last, or why nobody knows. */
  private async charged(row: DispensingRow, { one, prescription }: OpenedDispensing): Promise<Charge | Refused> {
    const { ordered, article } = one;
    if (!ordered || !prescription) return { type: 'PrescriptionForgotten' };
    const isExchanged = article !== null && article.varuId !== ordered.article.varuId;
    const { onLadder, fee, amount } = ordered.price;
    if (!isExchanged && (onLadder === 0 || fee === 0)) return { onLadder, fee, amount };
    const ladder = await this.ladderOf(row, ordered);
    if (!ladder) return { type: 'ServiceClosed' };
    const lowered = loweredFee(ladder.today, ladder.lines, row.dispensing_id);
    const asOrdered = { onLadder, fee: fee - lowered, amount: amount - lowered };
    return isExchanged ? this.exchanged(row, { ordered, prescription }, article, ladder, asOrdered) : asOrdered;
  }

  private async exchanged(
    { order_id: orderId, line_id: lineId, dispensing_id: id }: DispensingRow,
    { ordered, prescription }: { readonly ordered: OrderedWithdrawal; readonly prescription: Prescription },
    { varuId }: OrderedArticle,
    { today, lines }: Ladder,
    asOrdered: Charge,
  ): Promise<Charge | Refused> {
    const { packages, patient, price } = ordered;
    const [prices, kept] = await Promise.all([
      this.national.ask((gateway) => gateway.pricesOf(price.day.slice(0, 7))),
      this.keptAccount(orderId, lineId),
    ]);
    if (!prices) return { type: 'ServiceClosed' };
    const good = prices.get(varuId);
    if (!good) return { type: 'ExchangePriceUnknown' };
    const personNumber = parsePersonNumber(patient.personNumber);
    if (!personNumber) return { type: 'PrescriptionForgotten' };
    const buyer = { age: ageOn(birthDateOf(personNumber), price.day), day: price.day };
    const accounts = kept ? [{ ...kept, transactions: [] }, today] : [];
    const periods = kept ? accounts.map((account) => periodBefore(account, lines, id)) : [null];
    const benefit = benefitOfExchange(price, prescription, kept);
    return exchangedCharge(asOrdered, { good, packages, benefit }, buyer, periods);
  }

  /** The patient's account today, and the lines of the order for the same patient. Null without an answer. */
  private async ladderOf({ order_id: orderId }: DispensingRow, ordered: OrderedWithdrawal): Promise<Ladder | null> {
    const personNumber = parsePersonNumber(ordered.patient.personNumber);
    const answer = personNumber && (await this.national.ask((gateway) => gateway.highCostOf(personNumber)));
    return answer && { today: answer.account, lines: await this.linesOf(orderId, ordered.patient.personNumber) };
  }

  /** The account that was kept with the price of a line. Null where none was asked for. */
  private async keptAccount(orderId: Uuid, lineId: string): Promise<DecidedPrice['account']> {
    const { order: placed } = await this.commands.load(order, orderId);
    const line = placed?.lines.find((each) => each.lineId === lineId);
    return (line && knownPrescription(line)?.price.account) ?? null;
  }

  /** The lines of the order for this patient, in their order. */
  private async linesOf(orderId: Uuid, personNumber: string): Promise<readonly LadderLine[]> {
    const rows = await this.rowsOf(orderId);
    const states = await Promise.all(rows.map((row) => this.commands.load(prescription, row.prescription_id)));
    return rows
      .flatMap((row, at) => states[at]?.dispensings[row.dispensing_id] ?? [])
      .toSorted((one, other) => Number(one.lineId) - Number(other.lineId))
      .flatMap(({ dispensingId, reportId, ordered }) =>
        ordered?.patient.personNumber === personNumber ? [{ dispensingId, reportId, price: ordered.price }] : [],
      );
  }

  protected rowsOf(orderId: Uuid): Promise<readonly DispensingRow[]> {
    return dispensingsOfOrder(this.db, orderId);
  }
}

/**
 * From this prescription, or the one before it in its chain: here, or else as the register tells it.
 * @param states what is known of each of the list
 */
function lastTimeOf(
  state: PrescriptionState,
  now: Prescription,
  states: ReadonlyMap<string, PrescriptionState>,
  list: readonly Prescription[],
): LastTime | null {
  const own = lastTimeHere(state) ?? lastTimeElsewhere(now);
  const previous = own ? null : previousOfChain(now, list);
  if (!previous) return own;
  const before = states.get(previous.ordinationId);
  return (before && lastTimeHere(before)) ?? lastTimeElsewhere(previous);
}
