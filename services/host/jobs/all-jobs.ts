import { BOOK_DAYS, bookDays, type BooksParts } from '../../shop/books/book-days.js';
import { RECONCILIATION } from '../../shop/payment/report/booked-lines.js';
import { campaignPrices } from '../../shop/campaign/campaign-prices.js';
import { chequeExpiry } from '../../person/member/jobs/cheque-expiry.js';
import { cheques } from '../../person/member/jobs/cheques.js';
import type { Job } from '../../foundation/job-engine/job.js';
import { guestCarts } from '../../shop/cart/guest/guest-carts.js';
import { keptRecords } from '../../person/erasure/kept-records.js';
import { inactivity } from '../../person/member/jobs/inactivity.js';
import { collectReminders, uncollectedParcels } from '../../shop/collection/waiting-parcels.js';
import { lateDeliveries } from '../../shop/order/late-deliveries.js';
import { levels } from '../../person/member/jobs/levels.js';
import { pointsExpiry } from '../../person/member/jobs/points-expiry.js';
import { reminders } from '../../care/reminder/reminder-job.js';
import { WARRANTS_ELSEWHERE, warrantsElsewhere, type ElsewhereParts } from '../../care/warrant/warrants-elsewhere.js';
import { unansweredWarrants } from '../../care/warrant/unanswered-warrants.js';
import { returnsAtRisk } from '../../shop/withdrawal/returns-at-risk.js';
import { reconciliation, type ReconciliationParts } from '../../shop/payment/report/reconciliation.js';

/**
 * The nightly jobs for campaign prices and memberships. When several are due at the same time, the first one in this
 * list runs first.
 */
export const clubJobs: readonly Job[] = [campaignPrices, cheques, pointsExpiry, chequeExpiry, inactivity, levels];

/** The jobs that need no partner. */
export const allJobs: readonly Job[] = [
  ...clubJobs,
  reminders,
  guestCarts,
  lateDeliveries,
  uncollectedParcels,
  collectReminders,
  returnsAtRisk,
  unansweredWarrants,
  keptRecords,
];

/** Jobs on which no other job depends. Staff approve the stopped runs of each of them separately. */
export const aloneJobs: readonly string[] = [RECONCILIATION, BOOK_DAYS, WARRANTS_ELSEWHERE];

/** The books need the day's reconciliation, so they come after it. */
export function shopJobs(parts: ReconciliationParts & BooksParts): readonly Job[] {
  return [...allJobs, reconciliation(parts), bookDays(parts)];
}

/** The jobs of a running shop. A tool beside it does not know how to ask the national service. */
export function runningShopJobs(parts: ReconciliationParts & BooksParts & ElsewhereParts): readonly Job[] {
  return [...shopJobs(parts), warrantsElsewhere(parts)];
}
