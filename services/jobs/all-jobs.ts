import { campaignPrices } from './campaign-prices.js';
import { chequeExpiry } from './cheque-expiry.js';
import { cheques } from './cheques.js';
import type { Job } from './engine/job.js';
import { inactivity } from './inactivity.js';
import { levels } from './levels.js';
import { pointsExpiry } from './points-expiry.js';

/** The calendar of scheduled work, in the order of a night: of runs due at the same time the first goes first. */
export const allJobs: readonly Job[] = [campaignPrices, cheques, pointsExpiry, chequeExpiry, inactivity, levels];
