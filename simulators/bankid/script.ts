import { z } from 'zod';

import { seededRandom } from '../simulation/seeded-random.js';
import { ERROR_STATUS, type BankIdErrorCode } from '../../services/partners/bankid/protocol.js';

const errorCode = z.enum(Object.keys(ERROR_STATUS) as [BankIdErrorCode, ...BankIdErrorCode[]]);

export const scriptSettings = z.strictObject({
  error: errorCode.nullable().default(null),
  /** Errors for the next calls of each method. Each call takes one. */
  nextAuthErrors: z.array(errorCode).default([]),
  nextCollectErrors: z.array(errorCode).default([]),
  /** The part of the calls that fail with status 503, from 0 (none) to 1 (all). */
  flakiness: z.number().min(0).max(1).default(0),
  /** The delay of each call, in milliseconds. */
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

  /** Replaces all settings. A setting that is absent gets its default. */
  set(settings: Partial<ScriptSettings>): void {
    this.settings = scriptSettings.parse(settings);
    Object.assign(this.queues, this.queued());
  }

  get delayMs(): number {
    return this.settings.delayMs;
  }

  /** The error with which this call fails. Null when it succeeds. */
  errorFor(method: string): BankIdErrorCode | null {
    const queue = method === 'auth' || method === 'collect' ? this.queues[method] : [];
    const { error, flakiness } = this.settings;
    return queue.shift() ?? error ?? (flakiness > 0 && this.random() < flakiness ? 'maintenance' : null);
  }

  private queued(): { auth: BankIdErrorCode[]; collect: BankIdErrorCode[] } {
    return { auth: [...this.settings.nextAuthErrors], collect: [...this.settings.nextCollectErrors] };
  }
}
