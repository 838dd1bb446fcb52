import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { SettableClock } from '../clock/clock.js';
import { itemAdded, newStream } from '../event-store/contract.js';
import type { StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import type { Reaction } from './reaction.js';
import { ReactionReceipts } from './reaction-receipts.js';

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

  /** As a process that has just started would have it. */
  const once = (reaction: Reaction): Reaction => new ReactionReceipts(opened.database.pool, clock).once(reaction);

  test('mails once, though a stop without a checkpoint has the event delivered again', async () => {
    const { reaction, sent } = mailing('first mail');
    await once(reaction).react(event);
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId]);
    const { rows } = await opened.database.pool.query('SELECT stream_id FROM reaction_receipt WHERE reaction = $1', [
      'first mail',
    ]);
    expect(rows).toEqual([{ stream_id: event.streamId }]);
  });

  test('has no receipt for what failed, and does it when it is tried again', async () => {
    const { reaction, sent } = mailing('second mail', ['the mail server is away']);
    await expect(once(reaction).react(event)).rejects.toThrow('the mail server is away');
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId]);
  });

  test('killed between the deed and its receipt it does it at most once more', async () => {
    const { reaction, sent } = mailing('third mail');
    await reaction.react(event);
    await once(reaction).react(event);
    await once(reaction).react(event);
    expect(sent).toEqual([event.eventId, event.eventId]);
  });
});

function mailing(name: string, faults: string[] = []): { reaction: Reaction; sent: string[] } {
  const sent: string[] = [];
  const react = async ({ eventId }: StoredEvent): Promise<void> => {
    const fault = faults.shift();
    if (fault) throw new Error(fault);
    sent.push(eventId);
  };
  return { reaction: { name, eventTypes: ['ItemAdded'], react }, sent };
}
