import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addMinutes, type Instant } from '../../domain/kernel/index.js';
import { Clock } from '../../services/foundation/clock.js';
import { ASTRID } from '../shop/e-id.js';
import { approvedCard, astrid, shownTo } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const TEXT = 'För att handla receptvaror eller varor med åldersgräns krävs att du loggar in med BankID eller Freja+.';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const { type: _, ...card } = approvedCard;

class MovedClock extends Clock {
  minutes = 0;
  override now(): Instant {
    return addMinutes(new Date().toISOString(), this.minutes);
  }
}

describe('goods with an age limit, paid by the form of the page', () => {
  let shop: TestShop;
  const clock = new MovedClock();
  let limited: string;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 1500, webBuild: path.resolve('dist/web') });
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

  async function pay(shopper: Shopper, methodId: 'scheme' | 'swish') {
    const shown = await shownTo(shopper);
    const ticked = { intent: 'pay', commandId: randomUUID(), shown, termsAccepted: 'ja', ageDeclared: 'ja', methodId };
    const fields = { ...ticked, ...(methodId === 'scheme' && card) };
    return shopper.send('POST', '/shop/basket', new URLSearchParams(fields).toString(), FORM, 'manual');
  }

  const started = async (): Promise<number> =>
    (await shop.platform.pool.query("SELECT 1 FROM event WHERE type IN ('PaymentStarted', 'OrderPlaced')")).rows.length;

  async function refused(shopper: Shopper): Promise<void> {
    const before = await started();
    for (const methodId of ['scheme', 'swish'] as const) {
      const { status, body } = await pay(shopper, methodId);
      expect(status).toBe(200);
      expect(String(body['text'])).toMatch(new RegExp(`role="alert"[^]*${TEXT.replace('+', '\\+')}`));
    }
    expect(await started()).toBe(before);
  }

  test('are refused to a guest who ticks every box, and the page shows what to do', async () => {
    const guest = shop.visitor();
    await fill(guest);
    await refused(guest);
  });

  test('are refused after the identification has ended, and sold again after a new one', async () => {
    const weak = shop.visitor();
    await weak.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`);
    await fill(weak);
    clock.minutes += 61;
    await refused(weak);
    await weak.logIn(ASTRID);
    const paid = await pay(weak, 'scheme');
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/shop/confirmation?Id='),
    ]);
  });

  test('the same form sells a guest goods without a limit', async () => {
    const guest = shop.visitor();
    const [cream] = await shop.varuIds();
    await fill(guest, cream);
    const paid = await pay(guest, 'scheme');
    expect(paid.headers.get('location')).toContain('/shop/confirmation?Id=');
  });
});
