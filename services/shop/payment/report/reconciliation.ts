import { addDays, atStockholm, endOfDay, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import { payment, type PaymentDiffered, type PaymentEvent } from '../../../../domain/payment/index.js';
import { streamId } from '../../../../domain/slices.js';
import type { Clock } from '../../../foundation/clock.js';
import type { Database } from '../../../foundation/database/connection.js';
import { ReportUnusable } from '../../../partners/adyen/payment-reports.js';
import type { ToldNotice } from '../../../partners/finance/gateway.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import type { DailyReports } from './all-reports.js';
import { paymentOf } from './booking-of.js';
import { BookedLines, RECONCILIATION } from './booked-lines.js';
import { defineJob, type Job, type Subject } from '../../../foundation/job-engine/job.js';
import { PAGE } from '../../../person/member/jobs/member-pages.js';

export interface ReconciliationParts {
  readonly reports: DailyReports;
  readonly clock: Clock;
}

const WRITES = [
  'PaymentDiffered',
  'PaymentAuthorised',
  'PaymentRefused',
  'LateAuthorisationReceived',
  'PaymentCaptured',
  'CaptureFailed',
  'CaptureDropped',
  'PaymentRefunded',
  'RefundSent',
  'RefundFailed',
  'RefundDropped',
  'ReversalRequested',
  'ReversalSent',
  'PaymentReversed',
  'ReversalFailed',
  'AuthorisationReleased',
  'InvoiceNoticeIssued',
  'InvoiceNoticeReminded',
  'InvoiceNoticeCredited',
  'InvoiceNoticePaid',
] as const satisfies readonly PaymentEvent['type'][];

const one = (matches: (event: PaymentDiffered['data']) => boolean) => (event: PaymentEvent) =>
  event.type === 'PaymentDiffered' && matches(event.data) ? 1 : 0;

/**
 * CHK-05: every morning compares the partner's report of the day before with our own books. Adyen delivers the report
 * until ten o'clock. If a report is missing or incomplete, the run fails and is repeated until there is one.
 */
export function reconciliation(parts: ReconciliationParts): Job {
  return defineJob<PaymentEvent>({
    name: RECONCILIATION,
    dueAt: (date) => atStockholm(addDays(date, 1), '10:30'),
    effectiveAt: endOfDay,
    subjects: (db, date) => pages(parts, db, date),
    views: ['payment-task', 'order-payment', 'job-run'],
    alone: true,
    eventTypes: WRITES,
    sums: {
      differences: one(({ settled }) => !settled),
      takenOver: one(({ settled }) => settled),
    },
  });
}

async function* pages(
  parts: ReconciliationParts,
  db: Database,
  date: BusinessDate,
): AsyncGenerator<readonly Subject[]> {
  const lines = new BookedLines(db);
  const notices = (await read(parts, lines, date)).map((told) => statedNotice(date, told));
  const booked = await lines.around(date);
  const unbooked = await lines.unbooked(date);
  const payments = [...new Set([...booked, ...unbooked, ...notices].map(({ paymentId }) => paymentId))].sort();
  const [bookedOf, unbookedOf, noticesOf] = [byPayment(booked), byPayment(unbooked), byPayment(notices)];
  const subject = (paymentId: Uuid): Subject => {
    const all = bookedOf.get(paymentId) ?? [];
    const command = {
      type: 'Reconcile',
      reportDate: date,
      bookings: all.filter((line) => line.date === date),
      earlier: all.filter((line) => line.date < date),
      unbooked: unbookedOf.get(paymentId) ?? [],
      notices: noticesOf.get(paymentId) ?? [],
      at: parts.clock.now(),
    } as const;
    return {
      streamId: streamId('payment', paymentId),
      send: (commands, context) => commands.handle(payment, paymentId, command, context),
    };
  };
  for (let from = 0; from < payments.length; from += PAGE) yield payments.slice(from, from + PAGE).map(subject);
}

function statedNotice(date: BusinessDate, { reference, pspReference, notice }: ToldNotice) {
  const paymentId = paymentOf({ reference, pspReference });
  const differenceId = derivedId(paymentId, `${date}/${notice.noticeId}/${notice.standing}`);
  return { paymentId, differenceId, pspReference, notice };
}

function byPayment<Item extends { readonly paymentId: Uuid }>(items: readonly Item[]): ReadonlyMap<Uuid, Item[]> {
  const found = new Map<Uuid, Item[]>();
  for (const item of items) found.set(item.paymentId, [...(found.get(item.paymentId) ?? []), item]);
  return found;
}

/** Reads a report and stores its lines. @returns the notices of the day @throws ReportUnusable */
async function read(
  { reports, clock }: ReconciliationParts,
  lines: BookedLines,
  date: BusinessDate,
): Promise<readonly ToldNotice[]> {
  const gap = await lines.unreadBefore(date);
  if (gap)
    throw new ReportUnusable(
      date,
      `cannot be compared before that of ${gap}: npm run job reconciliation -- --date ${gap}`,
    );
  const found = await reports.of(date).catch(async (error: unknown) => {
    const isAnnounced = await lines.isAnnounced(date);
    if (!(error instanceof ReportUnusable) || isAnnounced) throw error;
    throw new Error(`${error.message}; the partner has not announced it`);
  });
  await lines.keep(date, found.lines, clock.now());
  return found.notices;
}
