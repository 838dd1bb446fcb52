import { describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { customer } from '../../../domain/customer/index.js';
import { parkEvents } from '../../../projections/follower/parked-events.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import {
  beside,
  clock,
  events,
  following,
  identifiedAs,
  more,
  openTwoProcesses,
  person,
  ShopProcess,
  somebody,
  VIEW,
} from './two-processes.fixture.js';

openTwoProcesses();

describe('the customer of a person who was there before', () => {
  test('is found again in a rebuilt view, which is the same as before', async () => {
    const customerId = await following.logIn(person);
    await following.views.waitFor(VIEW, await following.store.head(), 5_000);
    expect((await following.views.verify(VIEW)).comparison).toMatchObject({ differences: 0 });
    const live = await rows();
    await events.database.pool.query('DELETE FROM view_customer_lookup');
    await following.views.rebuild(VIEW);
    expect(await rows()).toEqual(live);
    expect(await beside.logIn(person)).toBe(customerId);
  });

  test('is not created while the view is behind, and is known when it has caught up', async () => {
    const behind = new ShopProcess(events.database.url, {
      views: { waitFor: async () => false, parked: async () => [] },
    });
    more.push(behind);
    await expect(behind.logIn(person)).rejects.toMatchObject({ status: 503 });
    expect(await identifiedAs(person)).toEqual([]);
    const customerId = await following.logIn(person);
    expect(await following.customers.findNow(person)).toBe(customerId);
    expect(await behind.logIn(person)).toBe(customerId);
  });

  test('is known when the view has parked them: no second customer is made', async () => {
    const customerId = await parkedCustomer();
    expect(await beside.customers.findNow(person)).toBe(customerId);
    expect(await beside.logIn(person)).toBe(customerId);
    expect(await beside.customers.findNow(somebody())).toBeNull();
    expect(await identifiedAs(person)).toEqual([customerId]);
  });

  test('is found when a parked event was applied between the two look-ups', async () => {
    const customerId = await parkedCustomer();
    const parked = async () => {
      expect(await following.views.retry(VIEW, `customer-${customerId}`)).toMatchObject({ applied: true });
      return [];
    };
    const late = new ShopProcess(events.database.url, { views: { waitFor: async () => true, parked } });
    more.push(late);
    expect(await late.customers.findNow(person)).toBe(customerId);
  });

  test('whose event cannot be read does not stop strangers from logging in, and this is reported', async () => {
    const customerId = await parkedCustomer();
    const told = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const unread = new ShopProcess(events.database.url);
    more.push(unread);
    await events.database.pool.query(`UPDATE event SET data = 'null' WHERE stream_id = $1`, [`customer-${customerId}`]);
    expect(await unread.customers.findNow(somebody())).toBeNull();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(`customer-${customerId}@0, cannot be read`));
    told.mockRestore();
    await events.database.pool.query('DELETE FROM event WHERE stream_id = $1', [`customer-${customerId}`]);
  });

  test('is another one after an erasure, also for a process that had begun before', async () => {
    const first = await following.logIn(person);
    await beside.commands.load(customer, first);
    await erase(first);
    const second = await beside.logIn(person);
    expect(second).not.toBe(first);
    expect(await following.logIn(person)).toBe(second);
  });

  test('is another one when they are erased during the log-in', async () => {
    const first = await following.logIn(person);
    let erased = 0;
    const met = async (customerId: string): Promise<null> => {
      if (customerId === first && (erased += 1) === 1) await erase(first);
      return null;
    };
    const interrupted = new ShopProcess(events.database.url, { met });
    more.push(interrupted);
    const second = await interrupted.logIn(person);
    expect([erased, second === first]).toEqual([1, false]);
    expect(await following.logIn(person)).toBe(second);
  });

  test('is not created when they are erased again and again during the log-in, which must be repeated', async () => {
    const known = new Set([await following.logIn(person)]);
    const met = async (customerId: string): Promise<null> => {
      if (!known.has(customerId)) known.add(await following.logIn(person));
      await erase(customerId);
      return null;
    };
    const unlucky = new ShopProcess(events.database.url, { met });
    more.push(unlucky);
    await expect(unlucky.logIn(person)).rejects.toMatchObject({ status: 503 });
    expect(known.size).toBe(5);
  });
});

async function erase(customerId: string): Promise<void> {
  const command = { type: 'EraseCustomer', memberIds: [], orderIds: [], reason: 'Begäran', at: clock.now() } as const;
  const staff = newContext({ kind: 'staff', id: 'kim' });
  expect(await following.commands.handle(customer, customerId, command, staff)).toMatchObject({ ok: true });
}

async function parkedCustomer(): Promise<string> {
  const customerId = await following.logIn(person);
  await following.views.waitFor(VIEW, await following.store.head(), 5_000);
  const { pool } = events.database;
  await pool.query('DELETE FROM view_customer_lookup WHERE customer_id = $1', [customerId]);
  const stream = await following.store.readStream(`customer-${customerId}`);
  // Only this event is parked, because the view reads no other event of a log-in.
  const identified = stream.filter(({ type }) => type === 'CustomerIdentified');
  await parkEvents(
    pool,
    VIEW,
    identified.map((event) => ({ event, reason: 'a value too long' })),
  );
  return customerId;
}

async function rows(): Promise<unknown[]> {
  return (await events.database.pool.query('SELECT * FROM view_customer_lookup ORDER BY kind, stream_id')).rows;
}
