import { z } from 'zod';
import { seededRandom } from './seeded-random.js';

const rate = z.number().min(0).max(1);

/** How a simulated partner fails. A rate is from 0 (never) to 1 (always). */
export const faultSettings = z.strictObject({
  /** How often a call fails with status 500, without any effect. */
  serverErrors: rate.default(0),
  /** How often a call does its work and then cuts the connection. The caller then does not know the result. */
  lostAnswers: rate.default(0),
  duplicateWebhooks: rate.default(0),
  lostWebhooks: rate.default(0),
  /** The longest random delay of a webhook in milliseconds, so that webhooks arrive out of order. */
  webhookJitterMs: z.number().int().min(0).default(0),
  /** Whether webhooks are held back until a test releases them. */
  holdWebhooks: z.boolean().default(false),
  /** How often a capture succeeds with a CAPTURE webhook and then fails with CAPTURE_FAILED. */
  failedCaptures: rate.default(0),
  /** How often a refund succeeds with a REFUND webhook and then fails with REFUND_FAILED. */
  failedRefunds: rate.default(0),
  /** What is wrong with the daily report. It is missing, it is cut within a line, or it has another format. */
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

  /** Replaces all settings. A setting that is absent gets its default. */
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
