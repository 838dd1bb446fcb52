import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addMinutes, type Instant } from '../../domain/kernel/index.js';
import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { Clock } from '../../services/foundation/clock.js';
import { ASTRID } from '../shop/e-id.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** A test person under eighteen. She may log in, but may not buy goods with an age limit. */
const SIGNE = '201003152384';
const TEXT = 'För att handla receptvaror eller varor med åldersgräns krävs att du loggar in med BankID eller Freja+.';

class MovedClock extends Clock {
  minutes = 0;
  now(): Instant {
    return addMinutes(new Date().toISOString(), this.minutes);
  }
}

describe('goods with an age limit', () => {
  let shop: TestShop;
  const clock = new MovedClock();
  let limited: string;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 1500 });
    const { rows } = await shop.platform.pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE 'AgeLimited' = ANY(flags) AND type <> 'Rx' AND web_stock > 0 LIMIT 1",
    );
    limited = rows[0]!.varu_id;
  });
  afterAll(() => shop.stop());

  async function fill(shopper: Shopper, varuId = limited): Promise<void> {
    expect((await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
    await shopper.put('/customer-details', astrid);
    await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  }

  const refused = async (answer: Answer, status: number, code: string) => {
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([status, code]);
    const { rows } = await shop.platform.pool.query("SELECT 1 FROM event WHERE type = 'PaymentStarted'");
    expect(rows).toEqual([]);
  };

  test('are marked in the cart', async () => {
    const guest = shop.visitor();
    await fill(guest);
    const { lineItems } = (await guest.get('/cart')).body as unknown as {
      lineItems: { needsIdentification: boolean }[];
    };
    expect(lineItems).toMatchObject([{ needsIdentification: true }]);
  });

  test('are not sold to guests, whatever age they declare', async () => {
    const guest = shop.visitor();
    await fill(guest);
    const answer = await pay(guest);
    expect(answer.body.errors?.[0]?.message).toBe(TEXT);
    await refused(answer, 401, 'NEEDS_IDENTIFICATION');
    await refused(await pay(guest, { paymentMethod: 'swish' }), 401, 'NEEDS_IDENTIFICATION');
  });

  test('are not sold to anyone under eighteen', async () => {
    const young = shop.visitor();
    await young.logIn(SIGNE);
    await fill(young);
    await refused(await pay(young), 400, 'TOO_YOUNG');
  });

  test('are sold to an identified customer, and not after the identification has ended', async () => {
    const weak = shop.visitor();
    await weak.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`);
    await fill(weak);
    clock.minutes += 61;
    await refused(await pay(weak), 401, 'NEEDS_IDENTIFICATION');
    await weak.logIn(ASTRID);
    expect((await pay(weak)).body).toMatchObject({ success: true });
  });

  test('with a new limit while they are in the cart follow the same rule', async () => {
    const guest = shop.visitor();
    const [cream] = await shop.varuIds();
    await fill(guest, cream);
    const catalogue = shop.app.get(Catalogue, { strict: false });
    const now = (await catalogue.products([cream!])).map((product) => ({ ...product, flags: ['AgeLimited' as const] }));
    const asked = vi.spyOn(catalogue, 'products').mockResolvedValue(now);
    expect((await pay(guest)).status).toBe(401);
    asked.mockRestore();
  });
});
