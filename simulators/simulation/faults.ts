import { z } from 'zod';
import { seededRandom } from './seeded-random.js';

const rate = z.number().min(0).max(1);

/** How a simulated partner misbehaves; rates from 0 (never) to 1 (always). */
export const faultSettings = z.strictObject({
  /** Answers 500 before anything was done. */
  serverErrors: rate.default(0),
  /** Does the work and then cuts the line: the caller cannot know. */
  lostAnswers: rate.default(0),
  /** Delivers a webhook twice. */
  duplicateWebhooks: rate.default(0),
  /** Takes a webhook to the road and never brings it. */
  lostWebhooks: rate.default(0),
  /** Each webhook waits up to this long, so that they arrive out of order. */
  webhookJitterMs: z.number().int().min(0).default(0),
  /** Keeps webhooks back until they are released. */
  holdWebhooks: z.boolean().default(false),
  /** CAPTURE succeeds and CAPTURE_FAILED follows. */
  failedCaptures: rate.default(0),
  /** REFUND succeeds and REFUND_FAILED follows. */
  failedRefunds: rate.default(0),
  /** How the daily report goes wrong: it is not there, ends in the middle of a line, or is something else. */
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

  /** Replaces all settings; what is left out goes back to "never". */
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
