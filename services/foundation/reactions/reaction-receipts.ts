import type pg from 'pg';

import type { Instant } from '../../../domain/kernel/index.js';
import type { Clock } from '../clock.js';
import { Batch } from '../database/batch.js';
import type { StoredEvent } from '../event-store/port.js';
import type { Reaction } from './reaction.js';

/** A reaction that returns whether it acted. Only an action gets a receipt. */
export interface ReceiptedReaction extends Omit<Reaction, 'react'> {
  /** Handles the event. @throws when it failed; it is retried, and in the end parked */
  react(event: StoredEvent): Promise<'done' | 'nothing-done'>;
}

interface Handled {
  readonly reaction: string;
  readonly eventId: string;
  readonly streamId: string;
}

/** Stores which events a reaction has handled when the result is outside the event store, for example a mail. */
export class ReactionReceipts {
  /** An order has four reactions with receipts. The reactions wake at once, so they share statements (bench `checkout`). */
  private readonly asked = new Batch<Handled, boolean>((all) => this.haveAll(all));
  private readonly kept = new Batch<Handled & { readonly at: Instant }, void>((all) => this.keepAll(all));

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Makes a reaction act once for each event, also when the event arrives again. A process that is killed between the
   * action and its receipt acts twice. So the action must be idempotent: a repeated mail has the same Message-ID. When
   * the receipt cannot be stored, this process remembers it and does not act again. A skipped event gets no receipt, so
   * that staff can find the missing action.
   */
  once(reaction: ReceiptedReaction): Reaction {
    const { name } = reaction;
    const owed = new Set<string>();
    return {
      ...reaction,
      react: async (event) => {
        if (!owed.has(event.eventId)) {
          if (await this.has(name, event)) return;
          if ((await reaction.react(event)) === 'nothing-done') return;
          owed.add(event.eventId);
        }
        await this.keep(name, [event]);
        owed.delete(event.eventId);
      },
    };
  }

  /** Stores receipts for these events. */
  async keep(reaction: string, events: readonly Pick<StoredEvent, 'eventId' | 'streamId'>[]): Promise<void> {
    const at = this.clock.now();
    await Promise.all(events.map(({ eventId, streamId }) => this.kept.ask({ reaction, eventId, streamId, at })));
  }

  private has(reaction: string, { eventId, streamId }: StoredEvent): Promise<boolean> {
    return this.asked.ask({ reaction, eventId, streamId });
  }

  private async haveAll(all: readonly Handled[]): Promise<readonly boolean[]> {
    const text = `SELECT reaction, event_id AS "eventId" FROM reaction_receipt
      JOIN unnest($1::text[], $2::uuid[]) AS asked (reaction, event_id) USING (reaction, event_id)`;
    const values = [all.map(({ reaction }) => reaction), all.map(({ eventId }) => eventId)];
    const { rows } = await this.pool.query<Handled>({ name: 'reaction-receipts', text, values });
    const found = new Set(rows.map(nameOf));
    return all.map((one) => found.has(nameOf(one)));
  }

  private async keepAll(all: readonly (Handled & { readonly at: Instant })[]): Promise<readonly void[]> {
    const text = `INSERT INTO reaction_receipt (reaction, event_id, stream_id, done_at)
      SELECT * FROM unnest($1::text[], $2::uuid[], $3::text[], $4::timestamptz[]) ON CONFLICT (reaction, event_id) DO NOTHING`;
    const columns = ['reaction', 'eventId', 'streamId', 'at'] as const;
    const values = columns.map((column) => all.map((one) => one[column]));
    await this.pool.query({ name: 'keep-receipts', text, values });
    return all.map(() => undefined);
  }
}

function nameOf({ reaction, eventId }: Pick<Handled, 'reaction' | 'eventId'>): string {
  return `${eventId} ${reaction}`;
}
