import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { prescription } from '../../domain/prescription/index.js';
import { freePort, startEmbedded } from '../../services/foundation/database/embedded.js';
import { startEHealthSimulator } from '../../simulators/e-health/start.js';
import { startPartners } from '../../simulators/simulators.js';
import type { Measured } from '../figures.js';
import { stockedShop } from '../goods/stocked-shop.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';
import { withPlatform, type StepInput } from '../step.js';
import { orderPrescriptions } from './order-prescriptions.js';
import { addPatients } from './patients.js';
import { dispense, pharmacistAt, type Waiting } from './pharmacist.js';

const PHARMACY = '7350000000011';
const PHARMACISTS = ['farmaceut', 'farmaceut2'];
/** More than two people press at once, so that the shop is what is measured. */
const HANDS = 16;
const LINES = 3;
const BUYERS = 8;
/** Prescriptions a second for which enough are ordered before. */
const ENOUGH = 90;
const WARM_UP = 60;
const PARTNER_MS = 20;
const PRODUCTS = 200;
const POLL_MS = 20;
const PATIENCE_MS = 120_000;

/** Measures prescriptions from the queue until the register has the withdrawal, with partners that need time to answer. */
export default async function dispenseOrders(input: StepInput): Promise<Measured> {
  const { directory } = await stockedShop(input, PRODUCTS);
  const orders = Math.ceil((ENOUGH * input.sizes.seconds + WARM_UP) / LINES);
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  const own = { ...input, directory, databaseUrl: database.url };
  const patients = await addPatients(own, orders);
  const register = await startEHealthSimulator({ pharmacy: PHARMACY, least: 2 * LINES });
  const port = await freePort();
  const dataDir = path.join(directory, 'bench-partners');
  await mkdir(dataDir, { recursive: true });
  const partners = await startPartners({
    environment: { E_HEALTH_URL: register.url, E_HEALTH_PHARMACY: PHARMACY },
    shopUrl: `http://127.0.0.1:${port}`,
    dataDir,
    dispatchAfterMs: null,
  });
  const settings = { ...(partners.config as unknown as Record<string, string>), DATABASE_URL: database.url };
  const shop = await startShop(directory, port, { ...settings, SEED: 'none' });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  try {
    const ordered = await sharedBy(BUYERS, patients, (patient) => orderPrescriptions(shop.url, patient, LINES));
    const waiting = await queueOf(own, pool, ordered);
    register.setScript({ delayMs: PARTNER_MS });
    return await measure(shop, waiting, input.sizes.seconds, () => register.registered().length);
  } finally {
    await shop.stop();
    await partners.close();
    await register.close();
    await pool.end();
    await database.stop();
  }
}

async function measure(
  shop: ShopProcess,
  waiting: Waiting[],
  seconds: number,
  reported: () => number,
): Promise<Measured> {
  const hands = await Promise.all(
    Array.from({ length: HANDS }, (_, nth) => pharmacistAt(shop.url, PHARMACISTS[nth % PHARMACISTS.length] as string)),
  );
  const byEach = async (goesOn: () => boolean): Promise<number> => {
    const before = reported();
    const began = performance.now();
    let done = 0;
    const work = async (hand: (typeof hands)[number]): Promise<void> => {
      while (goesOn()) {
        const one = waiting.pop();
        if (!one) return;
        await dispense(hand, one);
        done += 1;
      }
    };
    await Promise.all(hands.map(work));
    await until(async () => reported() === before + done);
    return done / ((performance.now() - began) / 1000);
  };
  const left = waiting.length - WARM_UP;
  await byEach(() => waiting.length >= left);
  const ends = performance.now() + seconds * 1000;
  const [began, queued] = [await shop.cpuMs(), waiting.length];
  const perSecond = await byEach(() => performance.now() < ends);
  const cpuMs = ((await shop.cpuMs()) - began) / Math.max(1, queued - waiting.length);
  await Promise.all(hands.map((hand) => hand.close()));
  return {
    figures: { 'dispense.perSecond': perSecond },
    notes: { 'dispense.leftInTheQueue': waiting.length, 'dispense.shopCpuMs': cpuMs },
  };
}

/** All prescriptions of the orders, once a pharmacist sees each. */
async function queueOf(input: StepInput, pool: pg.Pool, count: number): Promise<Waiting[]> {
  const rows = () =>
    pool.query<{ dispensing_id: string; prescription_id: string }>(
      "SELECT dispensing_id, prescription_id FROM view_dispensing WHERE phase = 'ordered' ORDER BY ordered_at DESC",
    );
  await until(async () => (await rows()).rowCount === count);
  return withPlatform(input, async ({ commands }) => {
    const waiting: Waiting[] = [];
    for (const { dispensing_id: dispensingId, prescription_id: key } of (await rows()).rows) {
      const varuId = (await commands.load(prescription, key)).dispensings[dispensingId]?.ordered?.article.varuId;
      if (varuId) waiting.push({ dispensingId, varuId });
    }
    return waiting;
  });
}

/** @returns the sum of what each piece of work gave */
async function sharedBy<T>(hands: number, work: readonly T[], each: (one: T) => Promise<number>): Promise<number> {
  const left = [...work];
  let sum = 0;
  const take = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop()) {
      const gave = await each(one);
      sum += gave;
    }
  };
  await Promise.all(Array.from({ length: hands }, take));
  return sum;
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`it was not there within ${PATIENCE_MS / 1000} s`);
    await pause(POLL_MS);
  }
}
