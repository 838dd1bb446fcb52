import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { lookupValue } from '../../projections/customer-lookup/normalise.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { until } from '../shop/look.js';
import { giveReason } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID, joinedWith, OLD_NAME, onTheParcel, PERSON, profile } from './erased-person.js';
import { deliver, erase, forgottenBy, kept, life, loggedIn, orderNumberOf, REASON } from './erasing.js';

const said: string[] = [];
const noted = (chunk: unknown): boolean => said.push(String(chunk)) > 0;

let shop: TestShop;
let customerId: string;
let orderId: string;
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(noted);
  shop = await startTestShop({ products: 400, webBuild: path.resolve('dist/web') });
  const [bought = '', kept = '', watched = ''] = await shop.varuIds();
  const astrid = await loggedIn(shop, ASTRID);
  customerId = await shop.customerId(ASTRID);
  orderId = await life(shop, { bought, kept, watched }, astrid, customerId);
  await deliver(shop, orderId);
  expect(await erase(shop, ['--reason', REASON], ASTRID)).toMatchObject({ code: 0 });
  await forgottenBy(shop, customerId);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

const state = (id: string) => shop.app.get(CommandHandling).load(customer, id);
const fingerprint = (kind: string, value: string): string => shop.platform.hash.of(kind, value);

async function asStaff(): Promise<Shopper> {
  const staff = shop.visitor();
  await staff.sendForm('/konsol/logga-in', { login: 'kundtjanst', password: 'test-kundtjanst' });
  return staff;
}

describe('after an erasure', () => {
  test('the console finds the customer only by order, and replays the history without the person', async () => {
    const staff = await asStaff();
    for (const address of [profile.EmailAddress, onTheParcel.email, ASTRID]) {
      expect((await staff.sendForm('/konsol?index', { sok: address })).headers.get('location') ?? '').not.toContain(
        customerId,
      );
    }
    await giveReason(staff, 'customers', customerId, 'Fråga om bokföring');
    for (const page of ['', '/historia', '/avvikelser', '/varfor']) {
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

  test('a person who comes back is a new customer, with no old data', async () => {
    const back = await loggedIn(shop, ASTRID);
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
    expect(String(purchases.body['text'])).not.toContain(await orderNumberOf(shop, orderId));
    expect(await back.post('/api/userprofile/updateprofile', profile)).toMatchObject({ status: 200 });
    expect(await state(customerId)).toMatchObject({ status: 'erased', profile: {} });
  });

  test('the new customer can be erased too', async () => {
    const erased = await erase(shop, ['--reason', REASON], ASTRID);
    expect(erased).toMatchObject({ code: 0, said: expect.stringMatching(/^customer .* is erased/) });
    expect(erased.said).not.toContain(customerId);
    await until(async () => (await kept(shop, lookupValue(fingerprint, 'email', profile.EmailAddress))).length === 0);
    expect((await (await loggedIn(shop, ASTRID)).get('/api/userprofile/profile')).body).toMatchObject({
      Result: { LastName: 'Ekström', Email: '' },
    });
  });

  test('the log has no personal data of it', () => {
    for (const word of [ASTRID, OLD_NAME, profile.EmailAddress, joinedWith.email, 'KeyDestroyed', 'has been destroyed'])
      expect(said.join('')).not.toContain(word);
  });
});
