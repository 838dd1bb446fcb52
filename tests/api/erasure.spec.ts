import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { lookupValue } from '../../projections/customer-lookup/normalise.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import type { PaymentGateway } from '../../services/partners/adyen/gateway.js';
import { PAYMENT_GATEWAY } from '../../services/partners/adyen/gateway.js';
import { hasMoved, idsBetween } from '../shop/goods-and-people.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID, joinedWith, OLD_NAME, onTheParcel, profile, tracesOf } from './erased-person.js';
import { deliver, erase, forgottenBy, type Goods, kept, life, loggedIn, orderNumberOf, REASON } from './erasing.js';

/** The namespace of old customer ids, which were derived from a hash of the person number. */
const FORMER_NAMESPACE = '6f7d2d0e-5a52-4d5d-9d55-6c4f5a7e2b10';
const NILS = '198507099813';
const said: string[] = [];
const noted = (chunk: unknown): boolean => said.push(String(chunk)) > 0;

let shop: TestShop;
let goods: Goods;
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(noted);
  shop = await startTestShop({ products: 400, webBuild: path.resolve('dist/web') });
  const [bought = '', kept = '', watched = ''] = await shop.varuIds();
  goods = { bought, kept, watched };
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

const commands = (): CommandHandling => shop.app.get(CommandHandling);
const state = (id: string) => commands().load(customer, id);

const fingerprint = (kind: string, value: string): string => shop.platform.hash.of(kind, value);

describe('erasing a person', () => {
  let astrid: Shopper;
  let nils: Shopper;
  let customerId: string;
  let orderId: string;
  beforeAll(async () => {
    [astrid, nils] = [await loggedIn(shop, ASTRID), await loggedIn(shop, NILS)];
    await nils.post('/api/userprofile/updateprofile', {
      ...profile,
      FirstName: 'Nils',
      LastName: 'Sandberg',
      EmailAddress: 'nils.sandberg@exempel.se',
      MobileNumber: '070-222 33 44',
    });
    customerId = await shop.customerId(ASTRID);
    orderId = await life(shop, goods, astrid, customerId);
  });

  test.each([
    ['no reason', () => [customerId], /--reason/],
    ['a person number as an argument', () => [ASTRID, '--reason', REASON], /standard input/],
    ['neither an id nor a number', () => ['--reason', REASON], /standard input holds no person number/],
    ['a stranger', () => ['00000000-0000-4000-8000-000000000000', '--reason', REASON], /no such customer/],
    ['a reason that identifies the person', () => [customerId, '--reason', 'Astrid ringde'], /may not tell who it is/],
    ['an order on its way', () => [customerId, '--reason', REASON], /must be delivered, returned or cancelled/],
  ])('is refused with %s', async (_what, args, why) => {
    const refused = await erase(shop, args());
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(why) });
    expect(refused.said).not.toContain(ASTRID);
    expect(await state(customerId)).toMatchObject({ status: 'known', profile: { lastName: OLD_NAME } });
    expect((await shop.member(ASTRID)).status).toBe('active');
  });

  test('works once the order is delivered, and leaves nothing of the person except in the books', async () => {
    await deliver(shop, orderId);
    expect(await storedCards()).toHaveLength(1);
    expect(String((await astrid.get('/member/minakop')).body['text'])).toContain(await orderNumberOf(shop, orderId));
    expect(await kept(shop, lookupValue(fingerprint, 'email', profile.EmailAddress))).not.toEqual([]);
    expect(await kept(shop, fingerprint('watched-product', goods.watched))).not.toEqual([]);

    expect(letters()).not.toEqual([]);

    const erased = await erase(shop, ['--reason', REASON], `${ASTRID}\n`);
    expect(erased).toEqual({
      code: 0,
      said: `customer ${customerId} is erased; orders and payments are kept for the bookkeeping`,
    });
    await forgottenBy(shop, customerId);

    for (const trace of tracesOf(fingerprint, goods.watched)) expect(await kept(shop, trace)).toEqual([]);
    for (const one of [goods.kept, goods.watched, goods.bought])
      for (const id of [customerId, orderId]) expect(await kept(shop, id, one)).toEqual([]);
    await until(() => hasMoved(shop, goods.bought));
    expect(await idsBetween(shop, goods.bought)).toEqual([]);
    const { rows } = await shop.platform.pool.query(
      'SELECT purpose FROM person_key WHERE person = $1 AND wrapped_key IS NOT NULL',
      [`customer:${customerId}`],
    );
    expect(rows).toEqual([{ purpose: 'bookkeeping' }]);
  });

  const letters = () => shop.partners.simulated.mail?.list({ to: onTheParcel.email }) ?? [];
  const storedCards = () => shop.app.get<PaymentGateway>(PAYMENT_GATEWAY, { strict: false }).storedCards(customerId);

  test('leaves every view equal to its rebuild', async () => {
    const views = shop.app.get(ProjectionRunner, { strict: false });
    for (const { name } of allProjections({ fingerprint }))
      expect({ name, ...(await views.verify(name)).comparison }).toMatchObject({ name, differences: 0 });
  });

  test('logs the person out everywhere, and ends the membership', async () => {
    expect((await astrid.get('/api/userprofile/status')).body).toMatchObject({ Result: { CustomerType: 'guest' } });
    expect(await astrid.get('/api/favourites/get')).toMatchObject({ status: 401 });
    const memberOf = shop.app.get(MemberOf, { strict: false });
    expect((await memberOf.latest(customerId))?.state.status).toBe('ended');
  });

  test('leaves no card with the partner, and sends no mail', async () => {
    await until(async () => (await storedCards()).length === 0);
    await until(async () => letters().length === 0);
    const { rows } = await shop.platform.pool.query('SELECT follower, type FROM follower_parked');
    expect(rows).toEqual([]);
    expect(shop.partners.simulated.mail?.list().map(({ subject }) => subject)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/medlem|lager|rader/i)]),
    );
  });

  test('can be repeated by id without harm, and by number finds nobody any more', async () => {
    expect(await erase(shop, ['--reason', REASON], ASTRID)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no such customer/),
    });
    expect(await erase(shop, [customerId, '--reason', REASON])).toEqual({
      code: 0,
      said: `customer ${customerId} is already erased`,
    });
    const events = await shop.platform.store.readStream(`customer-${customerId}`);
    expect(events.filter(({ type }) => type === 'CustomerErased')).toMatchObject([
      {
        data: { reason: REASON, watchIds: ['watch-1'], orderIds: [orderId] },
        actor: { kind: 'system', id: 'command line' },
      },
    ]);
  });

  test('leaves no stream that the look-up key and the person number could find', async () => {
    const kinds = ['person-number', 'person-number after erasure', 'person-claim', 'device', 'search-visitor'];
    const hashes = [ASTRID, `${ASTRID}/0`, `${ASTRID}/1`].flatMap((text) =>
      kinds.map((kind) => fingerprint(kind, text)),
    );
    const { rows } = await shop.platform.pool.query<{ id: string }>('SELECT DISTINCT stream_id AS id FROM event');
    const streams = new Set(rows.map(({ id }) => id.slice(id.indexOf('-') + 1)));
    expect(streams).toContain(customerId);
    for (const hash of hashes) {
      expect(await kept(shop, hash)).toEqual([]);
      for (const namespace of [FORMER_NAMESPACE, ASTRID, 'customer'])
        expect(streams).not.toContain(derivedId(namespace, hash));
    }
  });

  test('does not change other people’s data', async () => {
    expect((await nils.get('/api/userprofile/profile')).body).toMatchObject({
      Result: { FirstName: 'Nils', Email: 'nils.sandberg@exempel.se' },
    });
    const own = await nils.get('/member/minauppgifter/utdrag');
    expect(JSON.stringify(own.body)).toContain('nils.sandberg@exempel.se');
  });

  test('leaves nothing of the person in the log', () => {
    for (const word of [ASTRID, OLD_NAME, profile.EmailAddress, joinedWith.email, 'KeyDestroyed', 'has been destroyed'])
      expect(said.join('')).not.toContain(word);
  });
});
