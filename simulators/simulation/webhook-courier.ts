import { Agent, request } from 'undici';
import type { Faults } from './faults.js';
import type { Timers } from './timers.js';

export interface WebhookCourierOptions<Message> {
  /** The URL that receives the webhooks. While it is null, the webhooks wait. */
  readonly url: string | null;
  readonly timers: Timers;
  readonly faults: Faults;
  /** The pauses between tries. The last one repeats for ever. */
  readonly retryMs: readonly number[];
  readonly delayMs: number;
  /** Builds the body again for each try, because a signature may contain the time of sending. */
  readonly body: (message: Message) => unknown;
  readonly onDelivered: (id: string) => void;
}

interface Parcel<Message> {
  readonly id: string;
  readonly message: Message;
  tries: number;
}

const ANSWER_WITHIN_MS = 10_000;

/** Delivers webhooks to the shop. It repeats each until a 2xx response, and keeps no order. */
export class WebhookCourier<Message> {
  private readonly agent = new Agent();
  private readonly held: Parcel<Message>[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly pending = new Set<() => void>();
  private closed = false;

  constructor(private readonly options: WebhookCourierOptions<Message>) {}

  enqueue(id: string, message: Message): void {
    if (this.options.faults.strikes('lostWebhooks')) return this.options.onDelivered(id);
    const parcel = { id, message, tries: 0 };
    if (this.options.faults.holdsWebhooks) this.held.push(parcel);
    else this.plan(parcel);
  }

  /**
   * Sends the webhooks that were held back. With `reversed`, the newest goes first, and each waits for the one before.
   */
  async release(order: 'as-queued' | 'reversed' = 'as-queued'): Promise<void> {
    const parcels = this.held.splice(0);
    if (order === 'reversed') parcels.reverse();
    for (const parcel of parcels) await this.start(parcel);
  }

  /** Resolves when no webhook is being sent. Webhooks that wait for a retry do not count. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const cancel of this.pending) cancel();
    await this.agent.destroy();
    await this.idle();
  }

  private plan(parcel: Parcel<Message>): void {
    const wait = this.options.delayMs + this.options.faults.jitterMs();
    if (wait === 0) void this.start(parcel);
    else this.later(wait, parcel);
    if (this.options.faults.strikes('duplicateWebhooks')) void this.start({ ...parcel });
  }

  private later(ms: number, parcel: Parcel<Message>): void {
    const cancel = this.options.timers.after(ms, () => {
      this.pending.delete(cancel);
      void this.start(parcel);
    });
    this.pending.add(cancel);
  }

  private start(parcel: Parcel<Message>): Promise<void> {
    if (this.closed) return Promise.resolve();
    const trip = this.bring(parcel).finally(() => this.underWay.delete(trip));
    this.underWay.add(trip);
    return trip;
  }

  private async bring(parcel: Parcel<Message>): Promise<void> {
    if (await this.post(this.options.body(parcel.message))) return this.options.onDelivered(parcel.id);
    if (this.closed) return;
    const { retryMs } = this.options;
    const wait = retryMs[Math.min(parcel.tries, retryMs.length - 1)];
    parcel.tries += 1;
    if (wait !== undefined) this.later(wait, parcel);
  }

  private async post(body: unknown): Promise<boolean> {
    if (!this.options.url) return false;
    try {
      const answer = await request(this.options.url, {
        dispatcher: this.agent,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.body.dump();
      return answer.statusCode >= 200 && answer.statusCode < 300;
    } catch {
      return false;
    }
  }
}
