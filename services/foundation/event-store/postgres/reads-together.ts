import type pg from 'pg';

import type { ReadStreamOptions, StreamTail } from '../port.js';
import type { EventRow } from './event-row.js';
import { readStreamStatement, readTailsStatement } from './read-statements.js';
import { isServerError } from './server-error.js';
import { StatementSlots } from './statement-slots.js';

type Query = (statement: pg.QueryConfig) => Promise<{ readonly rows: readonly EventRow[] }>;

interface Waiting {
  readonly tail: StreamTail;
  readonly resolve: (rows: readonly EventRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Two statements run at once: one is answered while the reads for the next one gather (bench `checkout`). */
const STATEMENTS = 2;
/** The most reads in one statement. */
const BATCH = 64;

/** Whether a read asks for all events from a revision on. Only such reads go together. */
export function isTail({ direction, toRevision, toInstant, limit, atLeast }: ReadStreamOptions): boolean {
  return direction !== 'backwards' && [toRevision, toInstant, limit, atLeast].every((option) => option === undefined);
}

/**
 * Sends reads that arrive at the same time, or during another read, together in the next statement. A statement always
 * begins after its reads were asked for, so each sees every event that was written before it.
 */
export class ReadsTogether {
  private waiting: Waiting[] = [];
  private readonly slots = new StatementSlots(STATEMENTS, () => this.begin());

  constructor(private readonly query: Query) {}

  /** Returns the rows of the stream from the revision on. @throws the database's error */
  read(tail: StreamTail): Promise<readonly EventRow[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ tail, resolve, reject });
      this.slots.soon();
    });
  }

  private begin(): void {
    while (this.slots.isFree && this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      void this.slots.during(() => (batch.length === 1 ? this.alone(batch[0] as Waiting) : this.together(batch)));
    }
  }

  private async together(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.query(readTailsStatement(oncePerStream(batch)));
      const found = byStream(rows);
      for (const { tail, resolve } of batch)
        resolve((found.get(tail.streamId) ?? []).filter(({ revision }) => revision >= tail.from));
    } catch (error) {
      // The server refuses the whole statement for the fault of one read. Sent alone, only that one fails.
      if (isServerError(error)) await Promise.all(batch.map((one) => this.alone(one)));
      else for (const { reject } of batch) reject(error);
    }
  }

  private async alone({ tail: { streamId, from }, resolve, reject }: Waiting): Promise<void> {
    await this.query(readStreamStatement(streamId, { from })).then(({ rows }) => resolve(rows), reject);
  }
}

function oncePerStream(batch: readonly Waiting[]): readonly StreamTail[] {
  const tails = new Map<string, StreamTail>();
  for (const { tail } of batch) {
    const known = tails.get(tail.streamId);
    if (!known || tail.from < known.from) tails.set(tail.streamId, tail);
  }
  return [...tails.values()];
}

function byStream(rows: readonly EventRow[]): ReadonlyMap<string, readonly EventRow[]> {
  const found = new Map<string, EventRow[]>();
  for (const row of rows) {
    const before = found.get(row.stream_id);
    if (before) before.push(row);
    else found.set(row.stream_id, [row]);
  }
  return found;
}
