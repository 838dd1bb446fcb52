import type pg from 'pg';

import type { EncodedEvent } from '../encoded-event.js';
import type { StreamAppend } from '../port.js';
import { appendManyStatement } from './append-many-statement.js';
import { appendStatement } from './append-statement.js';
import { isServerError } from './server-error.js';
import { StatementSlots } from './statement-slots.js';

export interface PlacedRow {
  readonly transaction: string;
  readonly sequence: string;
}

type Query = (statement: pg.QueryConfig) => Promise<{ readonly rows: readonly PlacedRow[] }>;
type StreamRow = PlacedRow & { readonly stream_id: string };

interface Waiting {
  readonly append: StreamAppend;
  readonly encoded: readonly EncodedEvent[];
  readonly resolve: (rows: readonly PlacedRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Two statements run at once: one batch is prepared while PostgreSQL writes the other (bench
 * `append.ratioToRawInsert.16`).
 */
const STATEMENTS = 2;
/** The most appends in one statement. */
const BATCH = 64;
/**
 * Sends appends that arrive at the same time, or during a write, together in the next statement (group commit). Each of them succeeds or
 * fails alone. If the database refuses a batch, its appends are sent again one by one.
 */
export class AppendsTogether {
  private waiting: Waiting[] = [];
  private readonly slots = new StatementSlots(STATEMENTS, () => this.begin());
  /**
   * The streams of running statements. An append for one of them waits, because two statements with one stream would
   * block each other. Within one statement a stream may occur only once.
   */
  private readonly streams = new Set<string>();

  constructor(private readonly query: Query) {}

  /**
   * Appends the events and returns their positions; empty for a wrong expected revision.
   * @throws the database's error: with `isServerError` nothing was written, else the outcome is unknown
   */
  write(append: StreamAppend, encoded: readonly EncodedEvent[]): Promise<readonly PlacedRow[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, encoded, resolve, reject });
      this.slots.soon();
    });
  }

  private begin(): void {
    while (this.slots.isFree) {
      const batch = this.take();
      if (batch.length === 0) return;
      void this.send(batch);
    }
  }

  private take(): readonly Waiting[] {
    const [batch, later]: [Waiting[], Waiting[]] = [[], []];
    for (const one of this.waiting) {
      const { streamId } = one.append;
      const isNext = batch.length < BATCH && !this.streams.has(streamId);
      if (isNext) this.streams.add(streamId);
      (isNext ? batch : later).push(one);
    }
    this.waiting = later;
    return batch;
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    await this.slots.during(async () => {
      await (batch.length === 1 ? this.alone(batch[0] as Waiting) : this.together(batch));
      for (const { append } of batch) this.streams.delete(append.streamId);
    });
  }

  private async together(batch: readonly Waiting[]): Promise<void> {
    // A fixed order prevents deadlocks between two processes that write to the same streams.
    const sorted = batch.toSorted((a, b) => (a.append.streamId < b.append.streamId ? -1 : 1));
    const statement = statementFor(sorted);
    try {
      const placed = statement && byStream((await this.query(statement)).rows as readonly StreamRow[]);
      if (!placed) await this.eachAlone(batch);
      else for (const { append, resolve } of batch) resolve(placed.get(append.streamId) ?? []);
    } catch (error) {
      if (isServerError(error)) await this.eachAlone(batch);
      else for (const { reject } of batch) reject(error);
    }
  }

  private async eachAlone(batch: readonly Waiting[]): Promise<void> {
    await Promise.all(batch.map((one) => this.alone(one)));
  }

  private async alone({ append, encoded, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve((await this.query(appendStatement(append.streamId, append.expected, encoded))).rows);
    } catch (error) {
      reject(error);
    }
  }
}

/**
 * Builds the statement of a batch. Null when an append cannot be serialised. They are then sent one by one, and only
 * that one fails.
 */
function statementFor(batch: readonly Waiting[]): pg.QueryConfig | null {
  try {
    return appendManyStatement(
      batch.map(({ append }) => append),
      batch.map(({ encoded }) => encoded),
    );
  } catch {
    return null;
  }
}

function byStream(rows: readonly StreamRow[]): ReadonlyMap<string, readonly PlacedRow[]> {
  const placed = new Map<string, PlacedRow[]>();
  for (const row of rows) {
    const before = placed.get(row.stream_id);
    if (before) before.push(row);
    else placed.set(row.stream_id, [row]);
  }
  return placed;
}
