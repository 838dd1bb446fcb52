import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';
import type { Client } from 'undici';

import { freePort, startEmbedded } from '../../services/foundation/database/embedded.js';
import { startPartners } from '../../simulators/simulators.js';
import type { Measured } from '../figures.js';
import { startShop } from '../shop/shop-process.js';
import { stockedProducts } from '../shop/stocked-products.js';
import type { StepInput } from '../step.js';
import { compare } from '../turns.js';
import { copyTables, writeBare, writesOf } from './bare-writes.js';
import { buy, connectionTo } from './buy.js';

const BUYERS = 16;
const SAMPLE = 10;
/** After this time the followers have written the rows of the sample. */
const SETTLED_MS = 3_000;
const ORDINARY = "SELECT varu_id FROM view_product WHERE for_sale AND type = 'Ha' AND flags = '{}' AND web_stock >= 20";

/**
 * Measures whole purchases over HTTP with the simulated partners. The limit is a machine that only writes the same events
 * and view rows. Rounds of both alternate. Buyers and partners run in this process, as they run outside a real shop. The
 * warehouse keeps the parcels: what happens to an order after its purchase would else be done in the purchases' time, and
 * be missing in what is only written.
 */
export default async function checkOut(input: StepInput): Promise<Measured> {
  const directory = path.join(input.directory, 'checkout');
  const first = await startShop(directory, await freePort());
  await stockedProducts(directory, input).finally(() => first.stop());
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  const pool = new pg.Pool({ connectionString: database.url, max: BUYERS });
  // A connection that is closing may still hear that the server stops.
  pool.on('error', () => undefined);
  const port = await freePort();
  const partners = await startPartners({
    environment: {},
    shopUrl: `http://127.0.0.1:${port}`,
    dataDir: await partnersDirectory(directory),
    dispatchAfterMs: null,
  });
  const settings = { ...(partners.config as unknown as Record<string, string>), DATABASE_URL: database.url };
  const shop = await startShop(directory, port, settings);
  const buyers = Array.from({ length: BUYERS }, () => connectionTo(shop.url));
  try {
    return await measure(input, buyers, pool);
  } finally {
    await Promise.all(buyers.map((buyer) => buyer.close()));
    await shop.stop();
    await partners.close();
    await pool.end();
    await database.stop();
  }
}

async function partnersDirectory(directory: string): Promise<string> {
  const own = path.join(directory, 'bench-partners');
  await mkdir(own, { recursive: true });
  return own;
}

async function measure({ sizes }: StepInput, buyers: readonly Client[], pool: pg.Pool): Promise<Measured> {
  const { rows } = await pool.query<{ varu_id: string }>(ORDINARY);
  const varuIds = rows.map(({ varu_id }) => varu_id);
  const written = await writesOf(pool, async () => {
    for (let nth = 0; nth < SAMPLE; nth += 1) await buy(buyers[0] as Client, varuIds);
    await pause(SETTLED_MS);
  });
  await copyTables(pool, written);
  const payments: number[] = [];
  const free = [...buyers];
  const bought = async (): Promise<number> => {
    const buyer = free.pop() as Client;
    payments.push((await buy(buyer, varuIds)).paymentMs);
    free.push(buyer);
    return 1;
  };
  const bare = async (): Promise<number> => {
    await writeBare(pool, written);
    return SAMPLE;
  };
  const { ratio, ours, theirs } = await compare(sizes.seconds * 2, BUYERS, bought, bare);
  return {
    figures: {
      'checkout.ratioToBareWrites': ratio,
      'checkout.ordersPerSecond': ours,
      'checkout.p99Ms': percentile(payments, 0.99),
      'machine.bareOrdersPerSecond': theirs,
    },
    notes: {
      'checkout.paymentsMeasured': payments.length,
      'checkout.paymentP50Ms': percentile(payments, 0.5),
      'checkout.transactionsAnOrder': written.length / SAMPLE,
      'checkout.rowsAnOrder': written.flat().reduce((sum, { rows: each }) => sum + each.length, 0) / SAMPLE,
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
