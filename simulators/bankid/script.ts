import { z } from 'zod';

import { seededRandom } from '../simulation/seeded-random.js';
import { ERROR_STATUS, type BankIdErrorCode } from '../../services/partners/bankid/protocol.js';

const errorCode = z.enum(Object.keys(ERROR_STATUS) as [BankIdErrorCode, ...BankIdErrorCode[]]);

/** How the simulated BankID misbehaves until told otherwise. */
export const scriptSettings = z.strictObject({
  /** Every call answers this error. */
  error: errorCode.nullable().default(null),
  /** The next calls of a method answer these, one each. */
  nextAuthErrors: z.array(errorCode).default([]),
  nextCollectErrors: z.array(errorCode).default([]),
  /** Calls answer 503 at this rate, from 0 (never) to 1 (always). */
  flakiness: z.number().min(0).max(1).default(0),
  /** Each call waits this long (ms). */
  delayMs: z.number().int().min(0).max(60_000).default(0),
});
export type ScriptSettings = z.infer<typeof scriptSettings>;

export class Script {
  private settings: ScriptSettings;
  private readonly random: () => number;
  private readonly queues: { auth: BankIdErrorCode[]; collect: BankIdErrorCode[] };

  constructor(settings: Partial<ScriptSettings> = {}, seed = 1) {
    this.settings = scriptSettings.parse(settings);
    this.random = seededRandom(seed);
    this.queues = this.queued();
  }

  /** Replaces all settings; what is left out goes back to "never". */
  set(settings: Partial<ScriptSettings>): void {
    this.settings = scriptSettings.parse(settings);
    Object.assign(this.queues, this.queued());
  }

  get delayMs(): number {
    return this.settings.delayMs;
  }

  /** The error a call is to answer now; null for a proper answer. */
  errorFor(method: string): BankIdErrorCode | null {
    const queue = method === 'auth' || method === 'collect' ? this.queues[method] : [];
    const { error, flakiness } = this.settings;
    return queue.shift() ?? error ?? (flakiness > 0 && this.random() < flakiness ? 'maintenance' : null);
  }

  private queued(): { auth: BankIdErrorCode[]; collect: BankIdErrorCode[] } {
    return { auth: [...this.settings.nextAuthErrors], collect: [...this.settings.nextCollectErrors] };
  }
}
