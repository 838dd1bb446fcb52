import { RECONCILIATION } from '../payment/report/booked-lines.js';
import { campaignPrices } from './campaign-prices.js';
import { chequeExpiry } from './cheque-expiry.js';
import { cheques } from './cheques.js';
import type { Job } from './engine/job.js';
import { guestCarts } from './guest-carts.js';
import { inactivity } from './inactivity.js';
import { lateDeliveries } from './late-deliveries.js';
import { levels } from './levels.js';
import { pointsExpiry } from './points-expiry.js';
import { reconciliation, type ReconciliationParts } from './reconciliation.js';

/** What the club's nights do, in their order: of runs due at the same time the first goes first. */
export const clubJobs: readonly Job[] = [campaignPrices, cheques, pointsExpiry, chequeExpiry, inactivity, levels];

/** The scheduled work that asks nobody outside the shop. */
export const allJobs: readonly Job[] = [...clubJobs, guestCarts, lateDeliveries];

/** Of the jobs that no other waits for; they are asked about apart. */
export const aloneJobs: readonly string[] = [RECONCILIATION];

/** The calendar of scheduled work. */
export function shopJobs(parts: ReconciliationParts): readonly Job[] {
  return [...allJobs, reconciliation(parts)];
}
