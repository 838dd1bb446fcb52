import 'reflect-metadata';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SchedulerRegistry } from '@nestjs/schedule';

import { parsePersonNumber, type PersonNumber } from '../../domain/kernel/index.js';
import { balance, type MemberState } from '../../domain/member/index.js';
import { stockedDatabase } from '../../services/shop/catalogue/testing.js';
import type { Clock } from '../../services/foundation/clock.js';
import { SystemClock } from '../../services/foundation/clock.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { CustomersByPerson } from '../../services/person/customer/customers-by-person.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { startShop, type Shop } from '../../services/host/shop.js';
import { tellWarehouse } from './shop-beside.js';
import { Shopper } from './shopper.js';

type ParcelStep = 'picking' | 'packed' | 'dispatched' | 'ready' | 'delivered' | 'not-delivered' | 'came-back';

export interface TestShop extends Shop {
  /** Returns a new client without cookies. */
  visitor(): Shopper;
  /** Makes the simulated warehouse report a step of one parcel of an order, or of all. */
  tellWarehouse(orderId: string, to: ParcelStep, parcel?: number): Promise<void>;
  memberPoints(personNumber: string): Promise<number>;
  member(personNumber: string): Promise<MemberState>;
  customerId(personNumber: string): Promise<string>;
  /** Returns the products that anybody may buy, of which the web shop has at least this many pieces. */
  varuIds(pieces?: number): Promise<readonly string[]>;
}

export interface TestShopOptions {
  readonly clock?: Clock;
  readonly products?: number;
  readonly webBuild?: string | null;
  readonly environment?: Readonly<Record<string, string>>;
  /** Settings that override the defaults of a test shop. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A query string for DATABASE_URL, as an operator would write it: `?lock_timeout=100`. */
  readonly limits?: string;
}

/**
 * Starts the whole shop in this process, with a free port and a database of its own. Its partners act only when the
 * test says so.
 */
export async function startTestShop({
  clock = new SystemClock(),
  products = 400,
  webBuild = null,
  environment = { SEED: 'none' },
  settings = {},
  limits = '',
}: TestShopOptions = {}): Promise<TestShop> {
  const database = await stockedDatabase(products);
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'algort-shop-'));
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    DATABASE_URL: database.url + limits,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  // The views already contain the products, but their checkpoints are positions of another event store.
  if (settings.EVENTSTORE_URL) await database.pool.query('DELETE FROM follower_checkpoint');
  const shop = await startShop({
    config: readConfig({ ...env, ...settings }),
    clock,
    webBuild,
    environment,
    dispatchAfterMs: null,
    deliverAfterMs: null,
  });
  // When five minutes of the real day begin, the calendar would run the jobs that are due in the middle of a test.
  if (shop.platform.config.roles.includes('worker'))
    await shop.app.get(SchedulerRegistry, { strict: false }).getCronJob('jobs').stop();
  const stop = async (): Promise<void> => {
    await shop.stop();
    await database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return {
    ...shop,
    url: env.PUBLIC_URL,
    stop,
    visitor: () => new Shopper(env.PUBLIC_URL),
    tellWarehouse: (orderId, to, parcel) => tellWarehouse(shop.partners, orderId, to, parcel),
    memberPoints: async (personNumber) => balance(await member(shop, personNumber)),
    member: (personNumber) => member(shop, personNumber),
    customerId: (personNumber) => customerId(shop, personNumber),
    varuIds: (pieces = 1) => buyableNumbers(shop, pieces),
  };
}

async function buyableNumbers({ platform }: Shop, pieces: number): Promise<readonly string[]> {
  const { rows } = await platform.pool.query<{ varu_id: string }>(
    "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock >= $1 ORDER BY varu_id",
    [pieces],
  );
  return rows.map(({ varu_id }) => varu_id);
}

async function customerId({ app }: Shop, personNumber: string): Promise<string> {
  const customers = app.get(CustomersByPerson, { strict: false });
  const found = await customers.findNow(parsePersonNumber(personNumber) as PersonNumber);
  if (!found) throw new Error('no such customer');
  return found;
}

async function member(shop: Shop, personNumber: string): Promise<MemberState> {
  const found = await shop.app.get(MemberOf, { strict: false }).latest(await customerId(shop, personNumber));
  if (!found) throw new Error('not a member');
  return found.state;
}
