import { z } from 'zod';
import { seededRandom } from './seeded-random.js';

const rate = z.number().min(0).max(1);

/** The faults of a simulated partner. Rates are from 0 (never) to 1 (always). */
export const faultSettings = z.strictObject({
  /** Responds 500 without any effect. */
  serverErrors: rate.default(0),
  /** Does the work and then cuts the connection, so that the caller does not know the outcome. */
  lostAnswers: rate.default(0),
  duplicateWebhooks: rate.default(0),
  lostWebhooks: rate.default(0),
  /** Delays each webhook by up to this time, so that they arrive out of order. */
  webhookJitterMs: z.number().int().min(0).default(0),
  /** Holds webhooks back until they are released. */
  holdWebhooks: z.boolean().default(false),
  /** The rate of captures where CAPTURE succeeds and CAPTURE_FAILED follows. */
  failedCaptures: rate.default(0),
  /** The rate of refunds where REFUND succeeds and REFUND_FAILED follows. */
  failedRefunds: rate.default(0),
  /** The fault of the daily report: missing, cut within a line, or another format. */
  report: z.enum(['right', 'missing', 'cut', 'unreadable']).default('right'),
});
export type FaultSettings = z.infer<typeof faultSettings>;
export type FaultRate =
  'serverErrors' | 'lostAnswers' | 'duplicateWebhooks' | 'lostWebhooks' | 'failedCaptures' | 'failedRefunds';

export class Faults {
  private settings: FaultSettings;
  private readonly random: () => number;

  constructor(settings: Partial<FaultSettings> = {}, seed = 1) {
    this.settings = faultSettings.parse(settings);
    this.random = seededRandom(seed);
  }

  /** Replaces all settings. Absent ones get their defaults. */
  set(settings: Partial<FaultSettings>): void {
    this.settings = faultSettings.parse(settings);
  }

  get report(): FaultSettings['report'] {
    return this.settings.report;
  }

  get holdsWebhooks(): boolean {
    return this.settings.holdWebhooks;
  }

  strikes(fault: FaultRate): boolean {
    const chance = this.settings[fault];
    return chance > 0 && this.random() < chance;
  }

  jitterMs(): number {
    return Math.floor(this.random() * this.settings.webhookJitterMs);
  }
}
