import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { lookupValue } from '../../projections/customer-lookup/normalise.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import type { PaymentGateway } from '../../services/partners/adyen/gateway.js';
import { PAYMENT_GATEWAY } from '../../services/partners/adyen/gateway.js';
import { purchase } from '../shop/purchase.js';
import { hasMoved, idsBetween } from '../shop/goods-and-people.js';
import { until } from '../shop/look.js';
import { giveReason } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID, joinedWith, OLD_NAME, onTheParcel, PERSON, profile, tracesOf } from './erased-person.js';

/** The namespace of old customer ids, which were derived from a hash of the person number. */
const FORMER_NAMESPACE = '6f7d2d0e-5a52-4d5d-9d55-6c4f5a7e2b10';
const NILS = '198507099813';
const REASON = 'Begäran enligt artikel 17';
const said: string[] = [];
const noted = (chunk: unknown): boolean => said.push(String(chunk)) > 0;

let shop: TestShop;
let goods: { bought: string; kept: string; watched: string; another: string };
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(noted);
  shop = await startTestShop({ products: 400, webBuild: path.resolve('dist/web') });
  const [bought = '', kept = '', watched = '', another = ''] = await shop.varuIds();
  goods = { bought, kept, watched, another };
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

async function loggedIn(ssn: string): Promise<Shopper> {
  const shopper = shop.visitor();
  await shopper.logIn(ssn);
  return shopper;
}

async function erase(args: readonly string[], input = ''): Promise<{ said: string; code: number }> {
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

const commands = (): CommandHandling => shop.app.get(CommandHandling);
const state = (id: string) => commands().load(customer, id);

async function life(shopper: Shopper, customerId: string): Promise<string> {
  await shopper.post('/api/userprofile/updateprofile', profile);
  await shopper.post('/api/apoplus/registermember', joinedWith);
  await shopper.post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Favorite' });
  await shopper.post(`/api/favourites/add/${goods.kept}`, {});
  const product = { varuId: goods.watched, productType: null, isMonitorable: true, inWebStock: false } as const;
  const context = newContext({ kind: 'customer', id: customerId });
  await commands().handle(
    customer,
    customerId,
    { type: 'WatchProduct', watchId: 'watch-1', product, channel: 'mail', at: shop.platform.clock.now() },
    context,
  );
  const { body } = await purchase(shopper, { varuId: goods.bought, saveCard: true });
  return (body as unknown as { orderId: string }).orderId;
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await shop.platform.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'test_person'`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the tables in which some row contains all these words. */
async function kept(...words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await tables()) {
    const { rowCount } = await shop.platform.pool.query(
      `SELECT FROM "${name}" AS kept WHERE kept::text ILIKE ALL ($1) LIMIT 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rowCount) found.push(`${name}: ${words.join(' + ')}`);
  }
  return found;
}

const fingerprint = (kind: string, value: string): string => shop.platform.hash.of(kind, value);

async function asStaff(): Promise<Shopper> {
  const staff = shop.visitor();
  await staff.sendForm('/konsol/logga-in', { login: 'kundtjanst', password: 'test-kundtjanst' });
  return staff;
}

describe('erasing a person', () => {
  let astrid: Shopper;
  let nils: Shopper;
  let customerId: string;
  let orderId: string;
  beforeAll(async () => {
    [astrid, nils] = [await loggedIn(ASTRID), await loggedIn(NILS)];
    await nils.post('/api/userprofile/updateprofile', {
      ...profile,
      FirstName: 'Nils',
      LastName: 'Sandberg',
      EmailAddress: 'nils.sandberg@exempel.se',
      MobileNumber: '070-222 33 44',
    });
    customerId = await shop.customerId(ASTRID);
    orderId = await life(astrid, customerId);
  });

  test.each([
    ['no reason', () => [customerId], /--reason/],
    ['a person number as an argument', () => [ASTRID, '--reason', REASON], /standard input/],
    ['neither an id nor a number', () => ['--reason', REASON], /standard input holds no person number/],
    ['a stranger', () => ['00000000-0000-4000-8000-000000000000', '--reason', REASON], /no such customer/],
    ['a reason that tells who it is', () => [customerId, '--reason', 'Astrid ringde'], /may not tell who it is/],
    ['an order on its way', () => [customerId, '--reason', REASON], /must be delivered, returned or cancelled/],
  ])('is refused with %s', async (_what, args, why) => {
    const refused = await erase(args());
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(why) });
    expect(refused.said).not.toContain(ASTRID);
    expect(await state(customerId)).toMatchObject({ status: 'known', profile: { lastName: OLD_NAME } });
    expect((await shop.member(ASTRID)).status).toBe('active');
  });

  test('is done once the order is delivered: nothing tells who it was, but the books', async () => {
    await shop.tellWarehouse(orderId, 'dispatched');
    await until(() => holds(`SELECT FROM view_order_payment WHERE order_id = $1 AND status = 'captured'`));
    await shop.tellWarehouse(orderId, 'delivered');
    await until(() => holds(`SELECT FROM view_order_tracking WHERE order_id = $1 AND internal_status = 'delivered'`));
    expect(await storedCards()).toHaveLength(1);
    expect(String((await astrid.get('/member/minakop')).body['text'])).toContain(await orderNumber());
    expect(await kept(lookupValue(fingerprint, 'email', profile.EmailAddress))).not.toEqual([]);
    expect(await kept(fingerprint('watched-product', goods.watched))).not.toEqual([]);

    expect(letters()).not.toEqual([]);

    const erased = await erase(['--reason', REASON], `${ASTRID}\n`);
    expect(erased).toEqual({
      code: 0,
      said: `customer ${customerId} is erased; orders and payments are kept for the bookkeeping`,
    });
    await forgottenHere();

    for (const trace of tracesOf(fingerprint, goods.watched)) expect(await kept(trace)).toEqual([]);
    for (const one of [goods.kept, goods.watched, goods.bought])
      for (const id of [customerId, orderId]) expect(await kept(id, one)).toEqual([]);
    await until(() => hasMoved(shop, goods.bought));
    expect(await idsBetween(shop, goods.bought)).toEqual([]);
    const { rows } = await shop.platform.pool.query(
      'SELECT purpose FROM person_key WHERE person = $1 AND wrapped_key IS NOT NULL',
      [`customer:${customerId}`],
    );
    expect(rows).toEqual([{ purpose: 'bookkeeping' }]);
  });

  const holds = async (query: string): Promise<boolean> =>
    (await shop.platform.pool.query(query, [orderId])).rowCount === 1;
  const orderNumber = async (): Promise<string> =>
    (await shop.platform.pool.query('SELECT order_number FROM view_order_tracking WHERE order_id = $1', [orderId]))
      .rows[0].order_number;
  const letters = () => shop.partners.simulated.mail?.list({ to: onTheParcel.email }) ?? [];
  const storedCards = () => shop.app.get<PaymentGateway>(PAYMENT_GATEWAY, { strict: false }).storedCards(customerId);

  /** Waits until this process has handled the erasure and has removed the person from its memory. */
  async function forgottenHere(): Promise<void> {
    await until(async () => (await state(customerId)).status === 'erased');
    const views = shop.app.get(ProjectionRunner, { strict: false });
    const head = await shop.platform.store.head();
    for (const view of ['customer-lookup', 'stock-watch', 'customer-timeline', 'loyalty-level', 'cheque'])
      expect(await views.waitFor(view, head, 30_000)).toBe(true);
  }

  test('every view is as a rebuild would make it', async () => {
    const views = shop.app.get(ProjectionRunner, { strict: false });
    for (const { name } of allProjections({ fingerprint }))
      expect({ name, ...(await views.verify(name)).comparison }).toMatchObject({ name, differences: 0 });
  });

  test('the person is logged in nowhere, and the membership has ended', async () => {
    expect((await astrid.get('/api/userprofile/status')).body).toMatchObject({ Result: { CustomerType: 'guest' } });
    expect(await astrid.get('/api/favourites/get')).toMatchObject({ status: 401 });
    const memberOf = shop.app.get(MemberOf, { strict: false });
    expect((await memberOf.latest(customerId))?.state.status).toBe('ended');
  });

  test('the partner keeps no card, and nobody is written to', async () => {
    await until(async () => (await storedCards()).length === 0);
    await until(async () => letters().length === 0);
    const { rows } = await shop.platform.pool.query('SELECT follower, type FROM follower_parked');
    expect(rows).toEqual([]);
    expect(shop.partners.simulated.mail?.list().map(({ subject }) => subject)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/medlem|lager|rader/i)]),
    );
  });

  test('a second time is harmless by id; by number nobody is found any more', async () => {
    expect(await erase(['--reason', REASON], ASTRID)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no such customer/),
    });
    expect(await erase([customerId, '--reason', REASON])).toEqual({
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

  test('whoever holds the look-up key and the person number finds none of the streams', async () => {
    const kinds = ['person-number', 'person-number after erasure', 'person-claim', 'device', 'search-visitor'];
    const hashes = [ASTRID, `${ASTRID}/0`, `${ASTRID}/1`].flatMap((text) =>
      kinds.map((kind) => fingerprint(kind, text)),
    );
    const { rows } = await shop.platform.pool.query<{ id: string }>('SELECT DISTINCT stream_id AS id FROM event');
    const streams = new Set(rows.map(({ id }) => id.slice(id.indexOf('-') + 1)));
    expect(streams).toContain(customerId);
    for (const hash of hashes) {
      expect(await kept(hash)).toEqual([]);
      for (const namespace of [FORMER_NAMESPACE, ASTRID, 'customer'])
        expect(streams).not.toContain(derivedId(namespace, hash));
    }
  });

  test('others keep what is theirs', async () => {
    expect((await nils.get('/api/userprofile/profile')).body).toMatchObject({
      Result: { FirstName: 'Nils', Email: 'nils.sandberg@exempel.se' },
    });
    const own = await nils.get('/member/minauppgifter/utdrag');
    expect(JSON.stringify(own.body)).toContain('nils.sandberg@exempel.se');
  });

  test('the console finds the customer by order alone, and replays the history without the person', async () => {
    const staff = await asStaff();
    for (const address of [profile.EmailAddress, onTheParcel.email, ASTRID]) {
      expect((await staff.sendForm('/konsol?index', { sok: address })).headers.get('location') ?? '').not.toContain(
        customerId,
      );
    }
    await giveReason(staff, 'customers', customerId, 'Fråga om bokföring');
    for (const page of ['', '/historia', '/avvikelser']) {
      const answer = await staff.get(`/konsol/kund/${customerId}${page}`);
      expect({ page, status: answer.status }).toEqual({ page, status: 200 });
      for (const word of PERSON) expect(JSON.stringify(answer.body)).not.toContain(word);
    }
    const replayed = String((await staff.get(`/konsol/kund/${customerId}?steg=1`)).body['text']);
    for (const word of ['Raderad person', 'Personen raderad', 'uppgift raderad']) expect(replayed).toContain(word);
    expect(String((await staff.get(`/konsol/kund/${customerId}/avvikelser`)).body['text'])).not.toMatch(
      /rad(?:er)? skiljer/,
    );
    const events = await shop.platform.store.readStreams([`customer-${customerId}`, `order-${orderId}`]);
    for (const { eventId, type } of events) {
      const { status, body } = await staff.get(`/konsol/handelse/${eventId}`);
      expect({ type, status }).toEqual({ type, status: 200 });
      for (const word of PERSON) expect(JSON.stringify(body)).not.toContain(word);
    }
    expect(events.find(({ type }) => type === 'OrderPlaced')?.data).toMatchObject({
      contact: { lastName: onTheParcel.lastName, email: onTheParcel.email },
    });
  });

  test('who comes back is a new customer, with nothing of the old', async () => {
    const back = await loggedIn(ASTRID);
    expect((await back.get('/api/userprofile/profile')).body).toMatchObject({
      Result: {
        FirstName: 'Astrid',
        LastName: 'Ekström',
        StreetAddress: '',
        Email: '',
        PersonNumber: ASTRID,
        IsApoPlusAuthenticated: false,
      },
    });
    expect((await back.get('/api/favourites/get')).body).toEqual([]);
    expect((await back.get('/api/userprofile/consents')).body['Result']).not.toContainEqual(
      expect.objectContaining({ IsConsent: true }),
    );
    const { body } = await back.get('/member/minauppgifter/utdrag');
    expect(body).toMatchObject({ membership: null, favourites: [], watches: [] });
    expect(JSON.stringify(body)).not.toContain(orderId);
    const purchases = await back.get('/member/minakop');
    expect(purchases.status).toBe(200);
    expect(String(purchases.body['text'])).not.toContain(await orderNumber());
    expect(await back.post('/api/userprofile/updateprofile', profile)).toMatchObject({ status: 200 });
    expect(await state(customerId)).toMatchObject({ status: 'erased', profile: {} });
  });

  test('and may be forgotten again', async () => {
    const erased = await erase(['--reason', REASON], ASTRID);
    expect(erased).toMatchObject({ code: 0, said: expect.stringMatching(/^customer .* is erased/) });
    expect(erased.said).not.toContain(customerId);
    await until(async () => (await kept(lookupValue(fingerprint, 'email', profile.EmailAddress))).length === 0);
    expect((await (await loggedIn(ASTRID)).get('/api/userprofile/profile')).body).toMatchObject({
      Result: { LastName: 'Ekström', Email: '' },
    });
  });

  test('nothing of it stands in the log', () => {
    for (const word of [ASTRID, OLD_NAME, profile.EmailAddress, joinedWith.email, 'KeyDestroyed', 'has been destroyed'])
      expect(said.join('')).not.toContain(word);
  });
});
