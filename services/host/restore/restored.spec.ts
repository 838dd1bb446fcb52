import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';

import { customer, type CustomerErased } from '../../../domain/customer/index.js';
import { order } from '../../../domain/order/index.js';
import { agent, contact, cream } from '../../../domain/order/spec-events.js';
import { SettableClock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { readConfig } from '../../foundation/config/config.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { openPlatform, type Platform } from '../../foundation/platform/platform.js';
import { restored } from './restored.js';

const VIEW = 'view_order_tracking';
const clock = new SettableClock('2026-05-04T10:00:00.000Z');
const by = () => newContext({ kind: 'system', id: 'test' });

let folder: string;
let database: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'algort-restored-'));
  database = await createTestDatabase();
  const keys = { MASTER_KEY: '5'.repeat(64), LOOKUP_KEY: '6'.repeat(64) };
  const config = readConfig({ ...keys, DATABASE_URL: database.url, DATA_DIR: folder });
  platform = await openPlatform(config, clock, database.url);
});
afterAll(async () => {
  await platform.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('a person is erased again with all purchases, after waiting for a view that is behind', async () => {
  const customerId = await erasedAfterTheDump();
  const orderId = await boughtBy(customerId);
  const holder = new pg.Client({ connectionString: database.url, application_name: 'holder' });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${VIEW} IN EXCLUSIVE MODE`);
  const restoring = restored(platform);
  const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '${VIEW}'::regclass`;
  while ((await holder.query(waiting)).rowCount === 0);
  // This takes long enough for an erasure that does not wait for the lock to finish.
  for (let time = 0; time < 500; time += 1) await holder.query('SELECT 1');
  await holder.query('COMMIT');
  await holder.end();
  expect(await restoring).toMatchObject({ erasedAgain: [customerId] });
  const erased = (await platform.store.readStream(`customer-${customerId}`)).at(-1);
  expect((erased?.data as CustomerErased['data']).orderIds).toEqual([orderId]);
});

async function erasedAfterTheDump(): Promise<string> {
  const [customerId, at] = [randomUUID(), clock.now()];
  const person = { customerId, personNumber: '198507099805', firstName: 'Nils', lastName: 'Sandberg' } as const;
  const identify = { type: 'Identify', ...person, method: 'test', at, validUntil: at } as const;
  expect(await platform.commands.handle(customer, customerId, identify, by())).toMatchObject({ ok: true });
  await platform.destroyedKeys.note({ person: `customer:${customerId}`, purpose: 'identity' });
  return customerId;
}

async function boughtBy(customerId: string): Promise<string> {
  const orderId = randomUUID();
  const who = { cartId: randomUUID(), customerId, memberId: null, contact } as const;
  const what = {
    lines: [cream],
    cheque: null,
    delivery: agent,
    paymentMethod: 'scheme',
    shelfKey: randomUUID(),
    trackingKey: randomUUID(),
  } as const;
  const when = { orderNumber: '100001', placedAt: clock.now(), paymentId: randomUUID() } as const;
  const place = { type: 'PlaceOrder', orderId, ...when, ...who, ...what } as const;
  expect(await platform.commands.handle(order, orderId, place, by())).toMatchObject({ ok: true });
  return orderId;
}
