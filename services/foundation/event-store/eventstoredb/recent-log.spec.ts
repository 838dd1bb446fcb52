import { describe, expect, test, vi } from 'vitest';

import { comparePositions, START, type Position } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';
import type { ReadAllOptions } from '../port.js';
import type { RowBatch } from './log-reading.js';
import { RecentLog } from './recent-log.js';

class Log {
  reads = 0;
  rowsRead = 0;
  away = false;
  private readonly rows: StoredRow[] = [];

  append(...types: readonly string[]): void {
    for (const type of types) {
      const place = BigInt(this.rows.length + 1);
      this.rows.push({ type, eventId: `event-${this.rows.length}`, position: `${place}/${place}` } as StoredRow);
    }
  }

  /** Reads the log as it is when the read begins. */
  async read(after: Position, { types, limit = 1_000 }: ReadAllOptions): Promise<RowBatch> {
    this.reads += 1;
    if (this.away) throw new Error('away');
    const later = this.rows.filter(({ position }) => comparePositions(position, after) > 0);
    const rows = later.filter(({ type }) => types?.includes(type) ?? true).slice(0, limit);
    const end = rows.length < limit;
    const next = (end ? later.at(-1) : rows.at(-1))?.position ?? after;
    // The server sends all types, so rows that are not returned were read too.
    this.rowsRead += later.findIndex(({ position }) => position === next) + 1;
    await Promise.resolve();
    return { rows, next, end };
  }
}

async function following(): Promise<{ log: Log; recent: RecentLog; at: Position }> {
  const log = new Log();
  const recent = new RecentLog((after, options) => log.read(after, options));
  log.append('ItemAdded');
  const { next } = await recent.readAll(START, {});
  return { log, recent, at: next };
}

async function ids(recent: RecentLog, after: Position, options: ReadAllOptions = {}): Promise<string[]> {
  return (await recent.readAll(after, options)).rows.map(({ eventId }) => eventId);
}

async function toTheEnd(recent: RecentLog, options: ReadAllOptions = {}, from = START): Promise<string[]> {
  const all: string[] = [];
  for (let next = from, end = false; !end;) {
    const batch = await recent.readAll(next, options);
    all.push(...batch.rows.map(({ eventId }) => eventId));
    ({ next, end } = batch);
  }
  return all;
}

describe('the end of EventStoreDB’s log', () => {
  test('is thrown away after a failed read, and then kept again', async () => {
    const { log, recent, at } = await following();
    log.append('ItemAdded');
    const ahead = (await recent.readAll(at, {})).next;
    const read = vi.spyOn(log, 'read');
    log.away = true;
    await expect(ids(recent, ahead)).rejects.toThrow('away');
    log.away = false;
    for (let time = 0; time < 2; time += 1) expect(await ids(recent, at)).toEqual(['event-1']);
    expect(read.mock.calls.map(([after]) => after)).toEqual([ahead, at, ahead]);
  });

  test('is read once before its end by all who begin together, and each gets its own types', async () => {
    const log = new Log();
    const recent = new RecentLog((after, options) => log.read(after, options));
    log.append(...Array.from({ length: 2_500 }, (_, index) => (index % 100 === 0 ? 'OrderConfirmed' : 'ItemAdded')));
    const confirmed = Array.from({ length: 20 }, () => toTheEnd(recent, { types: ['OrderConfirmed'], limit: 10 }));
    const [declined, ...told] = await Promise.all([toTheEnd(recent, { types: ['none'] }), ...confirmed]);
    expect(declined).toEqual([]);
    for (const one of told) expect(one).toEqual(Array.from({ length: 25 }, (_, index) => `event-${index * 100}`));
    expect(log.rowsRead).toBe(2_500);
  });

  test('is read again for a caller who asks while an earlier read of its end is running', async () => {
    const log = new Log();
    const recent = new RecentLog((after, options) => log.read(after, options));
    log.append('ItemAdded');
    const earlier = ids(recent, START);
    log.append('ItemAdded');
    expect(await ids(recent, START)).toEqual(['event-0', 'event-1']);
    expect(await earlier).toEqual(['event-0']);
  });

  test('is read again before its end after a failed read', async () => {
    const log = new Log();
    const recent = new RecentLog((after, options) => log.read(after, options));
    log.append(...Array.from({ length: 1_500 }, () => 'ItemAdded'));
    const { next } = await recent.readAll(START, {});
    log.away = true;
    await expect(recent.readAll(next, {})).rejects.toThrow('away');
    await expect(recent.readAll(START, {})).rejects.toThrow('away');
    log.away = false;
    expect(await toTheEnd(recent)).toHaveLength(1_500);
  });

  test('is read once for all who ask at the same time, and each gets its own types', async () => {
    const { log, recent, at } = await following();
    log.append('ItemAdded', 'OrderConfirmed', 'ItemAdded');
    const before = { reads: log.reads, rows: log.rowsRead };
    const told = await Promise.all([
      ids(recent, at),
      ids(recent, at, { types: ['OrderConfirmed'] }),
      ids(recent, at, { types: ['ItemAdded'], limit: 1 }),
    ]);
    expect(told).toEqual([['event-1', 'event-2', 'event-3'], ['event-2'], ['event-1']]);
    expect([log.reads - before.reads, log.rowsRead - before.rows]).toEqual([1, 3]);
  });

  test('contains everything written before the question, also while another read is running', async () => {
    const { log, recent, at } = await following();
    log.append('ItemAdded');
    const earlier = ids(recent, at);
    await new Promise((resolve) => setImmediate(resolve));
    log.append('ItemAdded');
    expect(await ids(recent, at)).toEqual(['event-1', 'event-2']);
    await earlier;
    log.append('ItemAdded');
    expect(await ids(recent, at)).toEqual(['event-1', 'event-2', 'event-3']);
  });

  test('is complete for a caller who finds fewer events than the limit, also over several pages', async () => {
    const { log, recent, at } = await following();
    log.append(...Array.from({ length: 1_500 }, () => 'ItemAdded'));
    for (const from of [at, START])
      expect(await recent.readAll(from, { types: ['OrderConfirmed'] })).toEqual({
        rows: [],
        end: true,
        next: '1501/1501',
      });
    const limited = await recent.readAll('1400/1400', { limit: 10 });
    expect(limited).toMatchObject({ end: false, next: '1410/1410' });
  });

  test('is read separately by a caller further back, completely and in order', async () => {
    const { log, recent, at } = await following();
    for (let round = 0; round < 3; round += 1) {
      log.append(...Array.from({ length: 600 }, () => 'ItemAdded'));
      await recent.readAll('1/1', { types: ['none'] });
    }
    expect(await toTheEnd(recent, { limit: 500 }, at)).toEqual(
      Array.from({ length: 1_800 }, (_, index) => `event-${index + 1}`),
    );
  });

  test('is forgotten when a node could not give it', async () => {
    const { log, recent, at } = await following();
    log.append('ItemAdded');
    log.away = true;
    await expect(recent.readAll(at, {})).rejects.toThrow('away');
    log.away = false;
    expect(await ids(recent, at)).toEqual(['event-1']);
  });
});
