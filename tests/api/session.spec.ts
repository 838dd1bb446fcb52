import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cart, type CartProduct } from '../../domain/cart/index.js';
import { accept } from '../../domain/kernel/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { ASTRID } from '../shop/e-id.js';
import { pay, purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const BENGT = '198507099813';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GUEST = { CustomerType: 'guest', HardSessionTimeToLiveSeconds: 0, IdentificationValidForSeconds: 0 };
const elvanse: CartProduct = {
  varuId: '100200',
  name: 'Elvanse 30 mg',
  type: 'Rx',
  unitPrice: 15_000,
  vatClass: 'prescription',
  flags: [],
  weightGrams: 40,
};

interface CartBody {
  readonly cartId: string;
  readonly lineItems: readonly { readonly varuId: string; readonly isPrescription: boolean }[];
}

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let browser: Shopper;
let cream: string;

beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40 });
  cream = (await shop.varuIds())[0] as string;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  wait(DAY);
  browser = shop.visitor();
  await browser.logIn(ASTRID);
  await empty(browser);
});

const wait = (seconds: number): void => clock.set(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());
const cartOf = async (who: Shopper): Promise<CartBody> => (await who.get('/cart')).body as unknown as CartBody;
const lines = async (who: Shopper): Promise<readonly string[]> =>
  (await cartOf(who)).lineItems.map(({ varuId }) => varuId);
const buy = (who: Shopper): Promise<unknown> => who.post('/cart/add-quantity', { id: cream, quantity: 1 });
const heartbeat = async (who: Shopper, ago = 0): Promise<unknown> =>
  (await who.get(`/api/heartbeat/check?lastActiveSecondsAgo=${ago}`)).body['Result'];
const logOut = (who: Shopper): Promise<unknown> => who.get('/sessionapi/v1/grandid/logout');
const empty = async (who: Shopper): Promise<void> => {
  for (const varuId of await lines(who)) await who.post('/cart/set-quantity', { id: varuId, quantity: 0 });
};

/** Adds a prescription item to the cart by a command, because the shop's API cannot add one. */
async function prescribe(who: Shopper): Promise<void> {
  await buy(who);
  const { cartId } = await cartOf(who);
  const slice = {
    ...cart,
    decide: () =>
      accept({
        type: 'ItemAdded',
        data: { shopper: `customer:${shop.customerId(ASTRID)}`, product: elvanse, added: 1, quantity: 1 },
      } as const),
  };
  await shop.platform.commands.handle(
    slice,
    cartId,
    { type: 'Absorb', intoCartId: '', ownerSeen: null },
    newContext({ kind: 'system', id: 'test' }),
  );
  expect(await lines(who)).toEqual([cream, elvanse.varuId]);
}

describe('when the identification ends', () => {
  test('prescription items leave the cart, and the other goods stay', async () => {
    await prescribe(browser);
    wait(50 * MINUTE);
    await browser.get('/api/heartbeat/refresh');
    expect(await lines(browser)).toEqual([cream, elvanse.varuId]);
    wait(10 * MINUTE);
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known', IdentificationValidForSeconds: 0 });
    expect(await lines(browser)).toEqual([cream]);
    await browser.logIn(ASTRID);
    expect(await lines(browser)).toEqual([cream]);
  });

  test('a log-in before that keeps all goods', async () => {
    await prescribe(browser);
    wait(59 * MINUTE);
    await browser.logIn(ASTRID);
    wait(30 * MINUTE);
    expect(await lines(browser)).toEqual([cream, elvanse.varuId]);
  });

  test('no prescription item can be paid for any more', async () => {
    await purchase(browser, { varuId: cream });
    await prescribe(browser);
    wait(50 * MINUTE);
    await browser.get('/api/heartbeat/refresh');
    wait(11 * MINUTE);
    const answer = await pay(browser);
    expect(answer.status).toBe(401);
    expect(answer.body.errors?.[0]?.message).toBe(
      'För att handla receptvaror krävs att du loggar in med BankID eller Freja+.',
    );
  });

  test('on one device, prescription items stay on another, and are neither shown nor sold here', async () => {
    const phone = shop.visitor();
    await phone.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=mobile&stayLoggedIn=true`);
    wait(2 * HOUR);
    await browser.logIn(ASTRID);
    await prescribe(browser);
    expect(await lines(phone)).toEqual([cream]);
    expect((await pay(phone)).status).toBe(401);
    expect(await lines(browser)).toEqual([cream, elvanse.varuId]);
  });
});

describe('when the session ends', () => {
  test.each([
    ['after a log-out', () => logOut(browser)],
    ['after its time', async () => wait(61 * MINUTE)],
  ])(
    '%s the browser’s cart is empty, and at the next log-in all goods but prescriptions are back',
    async (_how, end) => {
      await prescribe(browser);
      await end();
      expect(await heartbeat(browser)).toEqual(GUEST);
      expect(await lines(browser)).toEqual([]);
      const elsewhere = shop.visitor();
      await elsewhere.logIn(ASTRID);
      expect(await lines(elsewhere)).toEqual([cream]);
    },
  );

  test('the next person in the same browser finds nothing of it', async () => {
    await prescribe(browser);
    await logOut(browser);
    await browser.logIn(BENGT);
    expect(await lines(browser)).toEqual([]);
  });

  test('a customer who stays logged in keeps the cart for thirty days, without prescriptions', async () => {
    await browser.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=mobile&stayLoggedIn=true`);
    await prescribe(browser);
    wait(29 * DAY);
    expect(await lines(browser)).toEqual([cream]);
    wait(2 * DAY);
    expect(await lines(browser)).toEqual([]);
  });
});

describe('the heartbeat', () => {
  test('of many sessions at once answers each with its own state', async () => {
    const others = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const other = shop.visitor();
        await other.logIn(ASTRID);
        return other;
      }),
    );
    wait(20 * MINUTE);
    const active = await Promise.all(others.map((other, index) => heartbeat(other, index * MINUTE)));
    const left = active.map(
      (result) => (result as { HardSessionTimeToLiveSeconds: number }).HardSessionTimeToLiveSeconds,
    );
    expect(left).toEqual(others.map((_other, index) => HOUR - Math.min(index, 20) * MINUTE));
    expect(await heartbeat(shop.visitor())).toEqual(GUEST);
  });

  test('in two tabs at once, extending and logging out, leaves the session ended, whichever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const who = shop.visitor();
      await who.logIn(ASTRID);
      wait(20 * MINUTE);
      const cookie = `algort_session=${who.cookie('algort_session')}`;
      const call = (path: string): Promise<Response> => fetch(`${shop.url}${path}`, { headers: { cookie } });
      const calls = ['/api/heartbeat/refresh', '/api/heartbeat/check?lastActiveSecondsAgo=0', '/api/heartbeat/refresh'];
      calls.splice(round % 4, 0, '/sessionapi/v1/grandid/logout');
      await Promise.all(calls.map(call));
      expect(await (await call('/api/heartbeat/refresh')).json()).toMatchObject({ Result: GUEST });
    }
  });

  test('that extends the session in two tabs at once follows the later activity', async () => {
    wait(30 * MINUTE);
    const cookie = `algort_session=${browser.cookie('algort_session')}`;
    await Promise.all(
      [600, 300, 900].map((ago) =>
        fetch(`${shop.url}/api/heartbeat/check?lastActiveSecondsAgo=${ago}`, { headers: { cookie } }),
      ),
    );
    const { rows } = await shop.platform.pool.query<{ expires_at: Date }>(
      'SELECT expires_at FROM session ORDER BY created_at DESC LIMIT 1',
    );
    expect((rows[0]?.expires_at.getTime() ?? 0) - Date.parse(clock.now())).toBe((HOUR - 300) * 1000);
  });
});

test('sessions that have ended are swept away at the first session of a new day', async () => {
  const count = async (): Promise<number> =>
    (
      await shop.platform.pool.query<{ count: string }>('SELECT count(*) FROM session WHERE expires_at < $1', [
        clock.now(),
      ])
    ).rows.map(({ count }) => Number(count))[0] ?? -1;
  wait(40 * DAY);
  expect(await count()).toBeGreaterThan(0);
  await shop.visitor().logIn(ASTRID);
  expect(await count()).toBe(0);
});
