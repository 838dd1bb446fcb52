import { accept, fold, isRejected, type BusinessDate, type Instant } from '../../kernel/index.js';
import { disagreement, handleBooking } from '../handle-booking.js';
import { isFailure, lastResults, bookedAmount, type Booking } from '../booking.js';
import { noticeEvents, type StatedNotice } from './reconcile-notice.js';
import type { PaymentDiffered, PaymentEvent } from '../events.js';
import { CURRENCY, shownSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { evolve, type Difference, type PaymentState } from '../state.js';
import { neverDone, unbookedItem, type Unbooked } from '../unbooked.js';

/** Compares our books with the records about this payment in the partner's daily report. */
export interface Reconcile {
  readonly type: 'Reconcile';
  readonly reportDate: BusinessDate;
  /** The records of the day, in the report's order. */
  readonly bookings: readonly Booking[];
  /** The records of the day before. The partner has had a day to correct them, so our books must agree with them. */
  readonly earlier: readonly Booking[];
  readonly unbooked: readonly Unbooked[];
  /** How notices to the customer stand, whose standing changed on the day. Only the finance company has them. */
  readonly notices: readonly StatedNotice[];
  readonly at: Instant;
}

/**
 * Compares the report with our books. Where a webhook of the partner was lost, the report is accepted instead. Every
 * other difference becomes a task for staff.
 */
export function reconcile(command: Reconcile, state: PaymentState): PaymentDecision {
  const events: PaymentEvent[] = [];
  const book = (compare: (state: PaymentState) => readonly PaymentEvent[], same = isSameFinding): void => {
    const known = fold(evolve, state, events);
    events.push(...compare(known).filter((event) => !isRecorded(event, known, same)));
  };
  for (const booking of command.bookings.filter(({ isRepeated }) => isRepeated))
    book((known) => bookedTwice(booking, known, command), isSameLine);
  for (const booking of lastResults(command.bookings.filter(({ isRepeated }) => !isRepeated)))
    book((known) => eventsOfBooking(booking, known, command), isForPerson(booking) ? isSameLine : isSameFinding);
  for (const booking of lastResults([...command.earlier, ...command.bookings].filter(({ isRepeated }) => !isRepeated)))
    if (command.earlier.includes(booking)) book((known) => judged(booking, known, command));
  for (const item of command.unbooked) book((known) => missed(item, known, command));
  for (const notice of command.notices) book((known) => noticeEvents(notice, known, command), isSameLine);
  return accept(...events);
}

/** Whether the difference is already recorded, from this report or another source. */
function isRecorded(event: PaymentEvent, { differences }: PaymentState, same: Same): boolean {
  return event.type === 'PaymentDiffered' && differences.some((each) => same(each, event.data));
}

type Same = (stated: Difference, found: PaymentDiffered['data']) => boolean;

/**
 * Compares the ids, which are made of day and line. So a second chargeback is another difference, even with equal
 * content.
 */
const isSameLine: Same = (stated, found) => stated.differenceId === found.differenceId;

const isSameFinding: Same = (stated, found) =>
  isSameLine(stated, found) ||
  (stated.kind === found.kind &&
    stated.record === found.record &&
    stated.reference === found.reference &&
    stated.theirs === found.theirs);

function eventsOfBooking(
  booking: Booking,
  state: PaymentState,
  { reportDate, at }: Reconcile,
): readonly PaymentEvent[] {
  if (!state.started) return [differed(booking, { kind: 'missing-here', ours: 'nothing' }, reportDate, at)];
  const stated = { ...booking.sum, statementId: booking.differenceId, report: reportDate };
  const before = disagreement(booking, state);
  if (isForPerson(booking)) return [differed(booking, { kind: 'status', ours: before ?? state.phase }, reportDate, at)];
  const decision = handleBooking(booking, stated, state, at);
  if (isRejected(decision)) return [differed(booking, { kind: 'missing-here', ours: 'nothing' }, reportDate, at)];
  if (decision.accepted.length === 0 || decision.accepted.some(({ type }) => type === 'PaymentDiffered'))
    return decision.accepted;
  if (booking.kind === 'cancelled' && before === null) return decision.accepted;
  const settled = { kind: 'status', ours: before ?? state.phase, settled: true } as const;
  return [differed(booking, settled, reportDate, at), ...decision.accepted];
}

/** The partner says that money moved once more than the shop has asked for. Our own entry stands once. */
function bookedTwice(booking: Booking, state: PaymentState, { reportDate, at }: Reconcile): readonly PaymentEvent[] {
  const ours = state.started ? 'booked-once' : 'nothing';
  return [differed(booking, { kind: 'missing-here', ours }, reportDate, at)];
}

/** Whether staff must handle the record: its type is unknown, or it is a failure without a request of ours. */
function isForPerson(booking: Booking): boolean {
  return booking.kind === 'other' || (isFailure(booking) && booking.modification === null);
}

function judged(booking: Booking, state: PaymentState, { reportDate, at }: Reconcile): readonly PaymentEvent[] {
  const ours = state.started && booking.kind !== 'other' ? disagreement(booking, state) : null;
  return ours === null ? [] : [differed(booking, { kind: 'status', ours }, reportDate, at)];
}

function missed(item: Unbooked, state: PaymentState, { reportDate, at: foundAt }: Reconcile): readonly PaymentEvent[] {
  const { differenceId, record, reference } = item;
  const found = unbookedItem(item, state);
  if (!found) return [];
  const { status: ours, attempt, worth: amount } = found;
  const settled = ours === 'requested';
  const data = { differenceId, source: 'report', reportDate, kind: 'missing-there', record, reference } as const;
  return [
    { type: 'PaymentDiffered', data: { ...data, ours, theirs: 'nothing', amount, settled, foundAt } },
    ...(settled ? neverDone(item, attempt, foundAt) : []),
  ];
}

type Finding = Pick<PaymentDiffered['data'], 'kind' | 'ours'> & { readonly settled?: boolean };

function differed(
  booking: Booking,
  { kind, ours, settled = false }: Finding,
  reportDate: BusinessDate,
  foundAt: Instant,
): PaymentEvent {
  const { differenceId, record, sum, pspReference, modification } = booking;
  const reference = modification?.pspReference ?? pspReference;
  const isPlain = sum.currency === CURRENCY && kind !== 'missing-here' && !isForPerson(booking);
  const theirs = isPlain ? record : `${record} ${shownSum(sum.amount, sum.currency)}`;
  const data = { differenceId, source: 'report', reportDate, kind, record, reference, ours, theirs } as const;
  return { type: 'PaymentDiffered', data: { ...data, amount: bookedAmount(booking), settled, foundAt } };
}
