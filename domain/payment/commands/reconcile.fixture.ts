import { fold, isRejected } from '../../kernel/index.js';
import { payment, type Booking, type PaymentDiffered, type PaymentEvent } from '../index.js';
import { LATER } from '../spec-events.js';
import type { Reconcile } from './reconcile.js';

/** The report of one day, for the specs of reconciliation. */
export const day: Reconcile = {
  type: 'Reconcile',
  reportDate: '2026-05-04',
  bookings: [],
  earlier: [],
  unbooked: [],
  notices: [],
  at: LATER,
};
export const sek = (amount: number) => ({ amount, currency: 'SEK' });

export const booking = (kind: Booking['kind'], record: string, more: Partial<Booking> = {}): Booking => ({
  differenceId: `line-of-${record}`,
  kind,
  record,
  pspReference: 'psp-1',
  modification: null,
  isRepeated: false,
  sum: sek(25_000),
  ...more,
});
export const differed = (data: Partial<PaymentDiffered['data']>): PaymentDiffered => ({
  type: 'PaymentDiffered',
  data: {
    differenceId: 'line-of-SentForSettle',
    source: 'report',
    reportDate: '2026-05-04',
    kind: 'status',
    record: 'SentForSettle',
    reference: 'psp-capture',
    ours: 'requested',
    theirs: 'SentForSettle',
    amount: 25_000,
    settled: false,
    foundAt: LATER,
    ...data,
  },
});

export function eventsOf(command: Reconcile, history: readonly PaymentEvent[]): readonly PaymentEvent[] {
  const decision = payment.decide(command, fold(payment.evolve, payment.initial, history));
  return isRejected(decision) ? [] : decision.accepted;
}
