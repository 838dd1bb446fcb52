import { describe, expect, test } from '@jest/globals';

import { StoreUnavailable } from '../event-store/port.js';
import { UndecodableEvent } from '../event-store/undecodable-event.js';
import { holds } from './common-log.js';

const place = { eventId: 'event-1', streamId: 'cart-1', revision: 3, position: '7/7' } as const;
const row = { ...place, type: 'ItemAdded', version: 1, data: null, metadata: { correlationId: 'c' } };

const storeThat = (fails: Error) => ({ readStream: () => Promise.reject(fails) });

describe('the log holds an event', () => {
  test('that nobody can read, where it stands in its place', async () => {
    const unreadable = new UndecodableEvent(row as never, new Error('damaged'));
    expect(await holds(storeThat(unreadable), place)).toBe(true);
    expect(await holds(storeThat(unreadable), { ...place, position: '9/9' })).toBe(false);
  });

  test('only when the store has said so: one that is away is no log without it', async () => {
    const away = new StoreUnavailable('EventStoreDB does not answer: gone');
    await expect(holds(storeThat(away), place)).rejects.toBe(away);
  });
});
