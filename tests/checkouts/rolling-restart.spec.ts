import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { trackingRule } from '../../services/shop/order/tracking-rule.js';
import { staffRule } from '../../services/access/staff/staff.js';
import { Shopper, type Answer } from '../shop/shopper.js';
import { runCheckouts } from './checkout-run.js';
import { openShops, type Shops } from './shops.js';

const TODAY = '2026-11-23';
const HERE = { 'x-forwarded-for': '192.0.2.7' };

describe('two web processes and two workers behind one address', () => {
  let shops: Shops;
  beforeAll(async () => {
    shops = await openShops(['web', 'web', 'worker', 'worker'], { TRUST_PROXY: '127.0.0.1/32' });
  }, 300_000);
  afterAll(() => shops.close());

  const send = (path: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
    new Shopper(shops.url).send('POST', path, new URLSearchParams(fields).toString(), {
      ...HERE,
      'content-type': 'application/x-www-form-urlencoded',
    });
  const guessParcel = (nth: number): Promise<Answer> =>
    send('/tracking', { trackingNumber: String(512_345_600 + nth), contact: 'nils.sandberg@exempel.se' });
  const guessPassword = (nth: number): Promise<Answer> =>
    send('/konsol/logga-in', { login: `konto-${nth}`, password: 'fel' });
  /** Makes wrong guesses. Returns how many the shop accepts before it refuses one. */
  async function lookedAt(guess: (nth: number) => Promise<Answer>, from = 0): Promise<number> {
    for (let nth = from; nth < 100; nth += 1) if ((await guess(nth)).status === 429) return nth - from;
    return Infinity;
  }

  test('keep selling while they are killed and restarted in turn, count guesses together, and lose nothing', async () => {
    const { wrongOfAddress } = trackingRule.on(TODAY);
    const before = wrongOfAddress / 2;
    for (let nth = 0; nth < before; nth += 1) expect((await guessParcel(nth)).status).toBe(200);
    const run = await runCheckouts(shops, { orders: 12, shoppers: 2, kills: ['web', 'worker'], restarts: 1 });
    expect(run.faults).toEqual([]);
    expect(run.orders).toBeGreaterThanOrEqual(12);
    expect(await lookedAt(guessParcel, before)).toBe(wrongOfAddress - before);
    expect(await lookedAt(guessPassword)).toBe(staffRule.on(TODAY).mostFailuresOfAddress);
    // The balancer sends the second call to the other process, which must know of the refusals too.
    for (const guess of [guessParcel, guessPassword])
      expect([(await guess(98)).status, (await guess(99)).status]).toEqual([429, 429]);
  }, 300_000);
});
