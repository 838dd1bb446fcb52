import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { stockholmDate } from '../../domain/kernel/index.js';
import { order, type OrderState } from '../../domain/order/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { pageRoutes } from '../fuzz/routes.js';
import { aPhoto, complain } from '../shop/complaining.js';
import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [NILS, VILGOT] = ['198507099813', '201803142395'];
/** What the addresses and calls of the shop name of one person: an order, its parcel, its notices, its card. */
const NAMES = /:(orderId|paymentId|parcelId|complaintId|withdrawalId|nth)\b/;

/** Calls that name something of a person. A new one fails until it has a line. */
const CALLS: Readonly<Record<string, (of: Things) => readonly [string, object?]>> = {
  'GET /api/confirmation': ({ orderId }) => [`/api/confirmation?id=${orderId}`],
  'GET /purchase-order/{id}': ({ orderId }) => [`/purchase-order/${orderId}`],
  'POST /payments/payment-details': ({ paymentId }) => ['/payments/payment-details', details(paymentId)],
  'POST /api/adyen/payments/details': ({ paymentId }) => ['/api/adyen/payments/details', details(paymentId)],
  'DELETE /payments/cards/{id}': ({ cardId }) => [`/payments/cards/${cardId}`],
  'DELETE /api/adyen/card/{id}': ({ cardId }) => [`/api/adyen/card/${cardId}`],
};
/**
 * Cheques, offers and messages are looked up among one's own, and so is the card of a payment. A partner signs its words.
 * A warrant or a reminder of others is 403, as all health data is (warrants.spec.ts, reminder-calls.spec.ts).
 */
const OTHERS =
  /bonus-check|membervouchers|offer|usermessages|createEvents|webhooks|payments\/start|cart\/checkout|folkservice|apocalendar/i;

const details = (paymentId: string) => ({ paymentId, details: { redirectResult: 'guess' } });

interface Things extends Readonly<Record<string, string>> {
  readonly orderId: string;
  readonly paymentId: string;
  readonly cardId: string;
}

let shop: TestShop;
let owner: Shopper;
let things: Things;
let strangers: Readonly<Record<'another member' | 'a guest with a link to another order' | 'nobody', Shopper>>;

beforeAll(async () => {
  shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
  const [varuId = ''] = await shop.varuIds(20);
  const [astrid, nils, guest] = [shop.visitor(), shop.visitor(), shop.visitor()];
  await astrid.logIn(ASTRID);
  await nils.logIn(NILS);
  const bought = (await purchase(astrid, { varuId, quantity: 2, saveCard: true })).body;
  await purchase(guest, { varuId });
  await purchase(nils, { varuId });
  const orderId = String(bought['purchaseOrderId']);
  await shop.tellWarehouse(orderId, 'dispatched');
  await shop.tellWarehouse(orderId, 'delivered');
  await until(async () => (await orderOf(orderId)).phase === 'delivered');
  const today = stockholmDate(new Date().toISOString());
  await complain(astrid, orderId, { markt: today }, [await aPhoto()]);
  await astrid.sendForm(`/shop/angra/${orderId}`, { commandId: randomUUID(), 'antal-1': '1' });
  const { complaints, withdrawals, parcels } = await orderOf(orderId);
  const { storedPaymentMethods } = (await astrid.get('/payments/cards')).body as unknown as {
    readonly storedPaymentMethods: readonly { readonly id: string }[];
  };
  owner = astrid;
  things = {
    ...{ orderId, paymentId: String(bought['paymentId']), cardId: storedPaymentMethods[0]?.id ?? '', nth: '1' },
    ...{ complaintId: complaints[0]?.complaintId ?? '', withdrawalId: withdrawals[0]?.withdrawalId ?? '' },
    parcelId: parcels[0]?.parcelId ?? '',
  };
  strangers = { 'another member': nils, 'a guest with a link to another order': guest, nobody: shop.visitor() };
});
afterAll(() => shop.stop());

const orderOf = (orderId: string): Promise<OrderState> => shop.app.get(CommandHandling).load(order, orderId);
const pages = pageRoutes().filter((route) => NAMES.test(route) && !route.startsWith('konsol/'));
const ask = (who: Shopper, method: string, address: string, body?: object): Promise<Answer> =>
  who.send(method, address, body, {}, 'manual');
const filled = (route: string): string => `/${route.replace(/:(\w+)/g, (_, name: string) => things[name] ?? '')}`;

/** What shoppers did. Reactions to the owner's own acts may still be at work. */
async function recorded(): Promise<unknown> {
  const { rows } = await shop.platform.pool.query(
    `SELECT type, count(*) FROM event WHERE metadata->'actor'->>'kind' = 'customer' AND stream_id !~ '^look-log-'
       GROUP BY type ORDER BY type`,
  );
  return rows;
}

/** Nothing of the things may stand in an answer to a stranger. */
function reveals({ body }: Answer): boolean {
  return /Hornsgatan|Ekström|astrid\./.test(JSON.stringify(body));
}

test('the owner has all of these things', async () => {
  expect(Object.entries(things).filter(([, value]) => value === '')).toEqual([]);
  // A link needs its signature, an ended payment has no page, and this parcel does not wait to be sent again.
  const without = /^shop\/(order|betalning|hamta)\//;
  for (const route of pages.filter((each) => !without.test(each)))
    expect([route, (await ask(owner, 'GET', filled(route))).status]).toEqual([
      route,
      expect.toBeOneOf([200, 303, 405]),
    ]);
});

describe.each(['another member', 'a guest with a link to another order', 'nobody'] as const)('%s', (who) => {
  /** A page of members asks a stranger to log in, and says no more. */
  const logsIn = ({ status, headers }: Answer): boolean =>
    status === 302 && (headers.get('location') ?? '').startsWith('/init-login');

  test.each(pages)('sees no %s, and sends no form to it', async (route) => {
    const before = await recorded();
    const seen = await ask(strangers[who], 'GET', filled(route));
    const sent = await strangers[who].sendForm(filled(route), { commandId: randomUUID(), 'antal-1': '1' });
    const isMembers = route.startsWith('member/') && who !== 'another member';
    expect([seen.status, isMembers && logsIn(seen)]).toEqual(isMembers ? [302, true] : [404, false]);
    expect([sent.status, sent.status === 302 && logsIn(sent)]).toEqual([
      isMembers ? expect.toBeOneOf([302, 405]) : expect.toBeOneOf([404, 405]),
      sent.status === 302,
    ]);
    expect([reveals(seen), reveals(sent)]).toEqual([false, false]);
    expect(await recorded()).toEqual(before);
  });

  test.each(Object.keys(CALLS))('is refused by %s', async (name) => {
    const [method = ''] = name.split(' ');
    const [address, body] = CALLS[name]?.(things) ?? [''];
    const before = await recorded();
    const answer = await ask(strangers[who], method, address, body);
    // Cards are those of a member with a strong log-in.
    const isCards = /card/.test(address) && who !== 'another member';
    expect([answer.status, reveals(answer)]).toEqual([isCards ? expect.toBeOneOf([401, 403]) : 404, false]);
    expect(await recorded()).toEqual(before);
  });
});

test.each([
  ['a child', VILGOT],
  ['the giver of a warrant', NILS],
  ['a customer by an id', '0b7c1f0e-3a52-4c55-9a3e-1f1f0a5b1c01'],
])('a watch for %s is refused and recorded, and nothing is watched (PRO-15)', async (_who, UserId) => {
  const customerId = await shop.customerId(ASTRID);
  const attempts = async () => {
    const { rows } = await shop.platform.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM event
        WHERE stream_id LIKE '%' || $1 AND type = 'HealthDataRefused' AND data->>'part' = 'stock-watch'`,
      [customerId],
    );
    return rows[0]?.count ?? 0;
  };
  const before = await attempts();
  const [ProductId] = await shop.varuIds(1);
  const watch = { UserId, ProductId, NotificationType: 'PUSH', productType: 'RX' };
  expect(await ask(owner, 'POST', '/api/ProductMonitoring', watch)).toMatchObject({
    ...{ status: 403, body: { errors: [{ field: 'UserId', code: 'NOT_YOURS' }] } },
  });
  expect(await attempts()).toBe(before + 1);
  expect((await owner.post('/api/productmonitoring/getProducts', { DeviceId: 'd1' })).body).toEqual([]);
});

test('each call that names something of a person has a line', async () => {
  const { paths } = (await (await fetch(`${shop.url}/api/docs.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  };
  const naming = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => /"format":"uuid"|\[\\\\w-\]\{1,64\}/.test(JSON.stringify(call)))
      .map(([method]) => `${method.toUpperCase()} ${address}`),
  );
  expect(naming.filter((name) => !OTHERS.test(name) && !(name in CALLS))).toEqual([]);
  expect(naming.length).toBeGreaterThan(4);
});
