import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { expect } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { comparePositions, type Position } from '../../domain/kernel/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { followerOf } from '../../services/foundation/reactions/follower-name.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { purchase } from '../shop/purchase.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import type { TestShop } from '../shop/test-shop.js';
import { joinedWith, profile } from './erased-person.js';

/** The reason of every erasure in these specs. */
export const REASON = 'Begäran enligt artikel 17';

export interface Goods {
  readonly bought: string;
  readonly kept: string;
  readonly watched: string;
}

export async function loggedIn(shop: TestShop, ssn: string): Promise<Shopper> {
  const shopper = shop.visitor();
  await shopper.logIn(ssn);
  return shopper;
}

/** Runs the command that a person types. */
export async function erase(
  shop: TestShop,
  args: readonly string[],
  input = '',
): Promise<{ said: string; code: number }> {
  const { databaseUrl, config } = shop.platform;
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDirectory,
  };
  const tool = spawn(process.execPath, [path.resolve('dist/server/services/host/commands/erase.js'), ...args], {
    env: environment,
  });
  tool.stdin.end(input);
  const [out, fault, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
  return { said: (out + fault).trim(), code: code as number };
}

/** A member with favourites, a watch and one order. */
export async function life(shop: TestShop, goods: Goods, shopper: Shopper, customerId: string): Promise<string> {
  await shopper.post('/api/userprofile/updateprofile', profile);
  await shopper.post('/api/apoplus/registermember', joinedWith);
  await shopper.post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Favorite' });
  await shopper.post(`/api/favourites/add/${goods.kept}`, {});
  const product = { varuId: goods.watched, productType: null, isMonitorable: true, inWebStock: false } as const;
  const context = newContext({ kind: 'customer', id: customerId });
  await shop.app
    .get(CommandHandling)
    .handle(
      customer,
      customerId,
      { type: 'WatchProduct', watchId: 'watch-1', product, channel: 'mail', at: shop.platform.clock.now() },
      context,
    );
  const { body } = await purchase(shopper, { varuId: goods.bought, saveCard: true });
  return (body as unknown as { purchaseOrderId: string }).purchaseOrderId;
}

async function tables(shop: TestShop): Promise<readonly string[]> {
  const { rows } = await shop.platform.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'test_person'`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the tables of the database with a row that contains all these words as text. */
export async function kept(shop: TestShop, ...words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await tables(shop)) {
    const { rowCount } = await shop.platform.pool.query(
      `SELECT FROM "${name}" AS kept WHERE kept::text ILIKE ALL ($1) LIMIT 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rowCount) found.push(`${name}: ${words.join(' + ')}`);
  }
  return found;
}

/** Resolves when the parcel is delivered, after which an erasure is allowed. */
export async function deliver(shop: TestShop, orderId: string): Promise<void> {
  const holds = async (query: string): Promise<boolean> =>
    (await shop.platform.pool.query(query, [orderId])).rowCount === 1;
  await shop.tellWarehouse(orderId, 'dispatched');
  await until(() => holds(`SELECT FROM view_order_payment WHERE order_id = $1 AND status = 'captured'`));
  await shop.tellWarehouse(orderId, 'delivered');
  await until(() => holds(`SELECT FROM view_order_tracking WHERE order_id = $1 AND internal_status = 'delivered'`));
}

/** Resolves when the shop's process has read the erasure and cleared its memory, also of the person's keys. */
export async function forgottenBy(shop: TestShop, customerId: string): Promise<void> {
  await until(async () => (await shop.app.get(CommandHandling).load(customer, customerId)).status === 'erased');
  await reactedTo(shop, customerId);
  const views = shop.app.get(ProjectionRunner, { strict: false });
  const head = await shop.platform.store.head();
  for (const view of ['customer-lookup', 'stock-watch', 'customer-timeline', 'loyalty-level', 'cheque'])
    expect(await views.waitFor(view, head, 30_000)).toBe(true);
}

/** Resolves when the shop's own reaction to the erasure has run, which drops keys that another process destroyed. */
async function reactedTo(shop: TestShop, customerId: string): Promise<void> {
  const events = await shop.platform.store.readStreams([`customer-${customerId}`]);
  const erased = events.find(({ type }) => type === 'CustomerErased')?.position;
  if (!erased) throw new Error('the customer is not erased');
  await until(async () => {
    const { rows } = await shop.platform.pool.query<{ position: Position }>(
      'SELECT position FROM follower_checkpoint WHERE follower = $1',
      [followerOf('erasure')],
    );
    return rows.some(({ position }) => comparePositions(position, erased) >= 0);
  });
}

export async function orderNumberOf(shop: TestShop, orderId: string): Promise<string> {
  const { rows } = await shop.platform.pool.query('SELECT order_number FROM view_order_tracking WHERE order_id = $1', [
    orderId,
  ]);
  return rows[0].order_number;
}
