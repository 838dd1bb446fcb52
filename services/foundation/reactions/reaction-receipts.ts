import type pg from 'pg';

import type { Clock } from '../clock.js';
import type { StoredEvent } from '../event-store/port.js';
import type { Reaction } from './reaction.js';

/** A reaction that returns whether it acted. Only an action gets a receipt. */
export interface ReceiptedReaction extends Omit<Reaction, 'react'> {
  /** Handles the event. @throws when it failed; it is retried, and in the end parked */
  react(event: StoredEvent): Promise<'done' | 'nothing-done'>;
}

/** Stores which events a reaction has handled when the result is outside the event store, for example a mail. */
export class ReactionReceipts {
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
    await this.pool.query(
      `INSERT INTO reaction_receipt (reaction, event_id, stream_id, done_at)
       SELECT $1, event_id, stream_id, $4 FROM unnest($2::uuid[], $3::text[]) AS done (event_id, stream_id)
       ON CONFLICT (reaction, event_id) DO NOTHING`,
      [reaction, events.map(({ eventId }) => eventId), events.map(({ streamId }) => streamId), this.clock.now()],
    );
  }

  private async has(reaction: string, { eventId }: StoredEvent): Promise<boolean> {
    const text = 'SELECT FROM reaction_receipt WHERE reaction = $1 AND event_id = $2';
    const { rowCount } = await this.pool.query({ name: 'reaction-receipt', text, values: [reaction, eventId] });
    return rowCount === 1;
  }
}
