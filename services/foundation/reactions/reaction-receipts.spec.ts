import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type pg from 'pg';

import { SettableClock } from '../clock.js';
import { itemAdded, newStream } from '../event-store/events.fixture.js';
import type { StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import type { Reaction } from './reaction.js';
import { ReactionReceipts, type ReceiptedReaction } from './reaction-receipts.js';

const clock = new SettableClock('2026-03-01T12:00:00.000Z');

describe('a reaction with receipts', () => {
  let opened: TestEventStore;
  let event: StoredEvent;
  beforeAll(async () => {
    opened = await openTestEventStore();
    const { events } = await opened.store.append(newStream(), 'no-stream', [itemAdded('1')]);
    event = events[0] as StoredEvent;
  });
  afterAll(() => opened.close());

  const once = (reaction: ReceiptedReaction): Reaction =>
    new ReactionReceipts(opened.database.pool, clock).once(reaction);

  test('sends one mail, although the event is delivered again after a stop without a checkpoint', async () => {
    const { reaction, sent } = mailing('first mail');
    await once(reaction).react(event);
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId]);
    const { rows } = await opened.database.pool.query('SELECT stream_id FROM reaction_receipt WHERE reaction = $1', [
      'first mail',
    ]);
    expect(rows).toEqual([{ stream_id: event.streamId }]);
  });

  test('has no receipt for a failure, and acts when it is tried again', async () => {
    const { reaction, sent } = mailing('second mail', ['the mail server is away']);
    await expect(once(reaction).react(event)).rejects.toThrow('the mail server is away');
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId]);
  });

  test('has no receipt for a skipped event, so that unfinished work can be found', async () => {
    const passing: ReceiptedReaction = { ...mailing('no mail').reaction, react: async () => 'nothing-done' };
    await once(passing).react(event);
    const { rowCount } = await opened.database.pool.query("SELECT FROM reaction_receipt WHERE reaction = 'no mail'");
    expect(rowCount).toBe(0);
  });

  test('sends one mail, although the database is lost between the mail and its receipt, however often', async () => {
    const { reaction, sent } = mailing('fourth mail');
    const { pool, lose } = losing(opened.database.pool);
    const mailOnce = new ReactionReceipts(pool, clock).once(reaction);
    lose(3);
    for (const _ of [1, 2, 3]) await expect(mailOnce.react(event)).rejects.toThrow('the database is away');
    await mailOnce.react(event);
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId]);
  });

  test('asks and keeps at the same time as others, in one statement each, and each gets its own answer', async () => {
    const statements: (string | undefined)[] = [];
    const query = (asked: pg.QueryConfig): unknown => {
      statements.push(asked.name);
      return opened.database.pool.query(asked);
    };
    const receipts = new ReactionReceipts({ query } as unknown as pg.Pool, clock);
    const mails = ['fifth mail', 'sixth mail', 'seventh mail'].map((name) => mailing(name));
    await once((mails[1] as (typeof mails)[number]).reaction).react(event);
    await Promise.all(mails.map(({ reaction }) => receipts.once(reaction).react(event)));
    expect(mails.map(({ sent }) => sent)).toEqual([[event.eventId], [event.eventId], [event.eventId]]);
    expect(statements).toEqual(['reaction-receipts', 'keep-receipts']);
  });

  test('killed between its action and the receipt acts at most once more', async () => {
    const { reaction, sent } = mailing('third mail');
    await reaction.react(event);
    await once(reaction).react(event);
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId, event.eventId]);
  });
});

/** Creates a pool that fails to store the next receipts. */
function losing(pool: pg.Pool): { pool: pg.Pool; lose: (times: number) => void } {
  let left = 0;
  const query = (asked: pg.QueryConfig): unknown => {
    if (!asked.text.startsWith('INSERT INTO reaction_receipt') || left === 0) return pool.query(asked);
    left -= 1;
    return Promise.reject(new Error('the database is away'));
  };
  return { pool: { query } as unknown as pg.Pool, lose: (times) => (left = times) };
}

function mailing(name: string, faults: string[] = []): { reaction: ReceiptedReaction; sent: string[] } {
  const sent: string[] = [];
  const react = async ({ eventId }: StoredEvent): Promise<'done'> => {
    const fault = faults.shift();
    if (fault) throw new Error(fault);
    sent.push(eventId);
    return 'done';
  };
  return { reaction: { name, eventTypes: ['ItemAdded'], react }, sent };
}
