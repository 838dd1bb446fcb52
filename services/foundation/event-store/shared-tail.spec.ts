import { describe, expect, test, vi } from 'vitest';
import type pg from 'pg';

import { comparePositions, START, type Position } from '../../../domain/kernel/index.js';
import type { AllBatch, ReadAllOptions, StoredEvent } from './port.js';
import { SharedTail } from './shared-tail.js';

const TYPES = ['OrderConfirmed', 'OrderCancelled'];

class Log {
  readonly farBehind = 10_000n;
  reads = 0;
  current = 'first';
  private readonly events: StoredEvent[] = [];

  append(...types: readonly string[]): void {
    for (const type of types)
      this.events.push({
        type,
        eventId: `event-${this.events.length}`,
        position: `${BigInt(this.events.length + 1)}/1`,
      } as StoredEvent);
  }
  onAppended(): () => void {
    return () => undefined;
  }
  async era(): Promise<string> {
    return this.current;
  }
  async findEvent(eventId: string): Promise<StoredEvent | null> {
    return this.events.find((event) => event.eventId === eventId) ?? null;
  }
  async readAll(after: Position, { types, limit = 1000 }: ReadAllOptions = {}): Promise<AllBatch> {
    this.reads += 1;
    const mine = this.events.filter(
      (event) => comparePositions(event.position, after) > 0 && (types?.includes(event.type) ?? true),
    );
    const events = mine.slice(0, limit);
    const end = events.length < limit;
    const next: Position = end ? `${BigInt(this.events.length + 1)}/0` : (events.at(-1) as StoredEvent).position;
    return { events, next, end, era: this.current };
  }
}

async function read(tail: SharedTail, after: Position, type: string, limit?: number) {
  const { events, next, end } = await tail.readAll(after, { types: [type], limit });
  return { events: events.map(({ eventId }) => eventId), next, end };
}

describe('the end of the log, shared', () => {
  test('followers that ask at the same time share one read, and each gets its own types', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    log.append('OrderConfirmed', 'ItemAdded', 'OrderCancelled');
    const before = log.reads;
    const told = await Promise.all(['OrderConfirmed', 'OrderCancelled'].map((type) => read(tail, next, type)));
    expect(told.map(({ events }) => events)).toEqual([['event-0'], ['event-2']]);
    expect(log.reads - before).toBe(1);
  });

  test('a follower that asks during a read also gets what was appended meanwhile', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    const earlier = read(tail, next, 'OrderConfirmed');
    log.append('OrderConfirmed');
    const later = read(tail, next, 'OrderConfirmed');
    await earlier;
    expect((await later).events).toEqual(['event-0']);
  });

  test('a follower that fell behind gets each event once, and joins the others', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    log.append('OrderConfirmed', 'OrderConfirmed', 'OrderConfirmed');
    const ahead = await read(tail, next, 'OrderConfirmed');
    const first = await read(tail, next, 'OrderConfirmed', 2);
    const second = await read(tail, first.next, 'OrderConfirmed', 2);
    expect([first, second]).toMatchObject([
      { events: ['event-0', 'event-1'], end: false },
      { events: ['event-2'], end: true },
    ]);
    expect(second.next).toBe(ahead.next);
  });

  test('a follower far behind reads alone until it has caught up', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    log.append('OrderConfirmed');
    await tail.readAll('1/1', { types: TYPES });
    expect((await read(tail, START, 'OrderConfirmed')).events).toEqual(['event-0']);
  });

  test('events beyond the kept ones are not lost to followers that had not read them', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    for (let round = 0, at = next; round < 3; round += 1) {
      log.append(...Array.from({ length: 600 }, () => 'OrderConfirmed'));
      at = (await read(tail, at, 'OrderConfirmed')).next;
    }
    expect((await read(tail, next, 'OrderConfirmed', 5)).events).toEqual([
      'event-0',
      'event-1',
      'event-2',
      'event-3',
      'event-4',
    ]);
  });

  test('a failed read is repeated for the next follower that asks', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    const readAll = log.readAll.bind(log);
    log.readAll = () => Promise.reject(new Error('gone'));
    await expect(read(tail, next, 'OrderConfirmed')).rejects.toThrow('gone');
    log.readAll = readAll;
    log.append('OrderConfirmed');
    expect((await read(tail, next, 'OrderConfirmed')).events).toEqual(['event-0']);
  });

  test('kept events are thrown away after a failed read: each follower reads alone again', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    const readAll = vi.spyOn(log, 'readAll').mockRejectedValueOnce(new Error('the connection was lost'));
    await expect(read(tail, next, 'OrderConfirmed')).rejects.toThrow('the connection was lost');
    await read(tail, next, 'OrderConfirmed');
    expect(readAll.mock.calls.map(([after, options]) => [after, options?.types])).toEqual([
      [next, TYPES],
      [next, ['OrderConfirmed']],
    ]);
  });

  test('kept events of an ended era are thrown away, and each follower reads on from its position', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    log.append('OrderConfirmed');
    expect(await tail.readAll(next, { types: TYPES })).toMatchObject({
      era: 'first',
      events: [{ eventId: 'event-0' }],
    });
    log.current = 'second';
    await tail.era({} as pg.Pool);
    expect(await tail.readAll(next, { types: TYPES })).toMatchObject({
      era: 'second',
      events: [{ eventId: 'event-0' }],
    });
  });

  test('the end of an era is noticed by the next read of the log', async () => {
    const log = new Log();
    const tail = new SharedTail(log, TYPES);
    const { next } = await tail.readAll(START, { types: TYPES });
    log.current = 'second';
    log.append('OrderConfirmed');
    expect(await tail.readAll(next, { types: TYPES })).toMatchObject({
      era: 'second',
      events: [{ eventId: 'event-0' }],
    });
  });
});
