import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { anyProduct } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const yes = { IsConsent: true, ConsentDetail: 'Favorite' };

describe('favourites and consents by the API', () => {
  let shop: TestShop;
  let one: Product;
  let other: Product;
  beforeAll(async () => {
    shop = await startTestShop();
    one = await anyProduct(shop, { type: 'Ha' });
    other = await anyProduct(shop, { type: 'Ex' });
  });
  afterAll(() => shop.stop());

  async function loggedIn(ssn: string): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(ssn);
    return shopper;
  }

  test.each([
    ['GET', '/api/favourites/get', undefined, 'Logga in för att spara favoriter.'],
    ['POST', '/api/favourites/add/100200', undefined, 'Logga in för att spara favoriter.'],
    ['POST', '/api/favourites/delete/100200', undefined, 'Failed to delete favourites'],
    ['POST', '/api/favourites/delete', undefined, 'Failed to delete favourites'],
    ['GET', '/api/userprofile/consents', undefined, 'Failed to fetch user consent'],
    ['GET', '/api/userconsent/get', undefined, 'Failed to fetch user consent'],
    ['POST', '/api/userconsent/add', yes, 'Failed to add user consent'],
    ['GET', '/api/marketingPushNotificationUserConsent/GetUserConsent', undefined, 'Failed to fetch user consent'],
    [
      'POST',
      '/api/marketingPushNotificationUserConsent/SetUserConsent',
      { IsConsent: true },
      'Failed to add user consent',
    ],
    ['POST', '/api/productmonitoring/getProducts', { DeviceId: 'd1' }, 'Logga in för att bevaka varor.'],
  ])('a guest may not %s %s', async (method, path, body, message) => {
    expect(await shop.visitor().send(method, path, body)).toMatchObject({
      status: 401,
      body: { Success: false, errorMessage: message, errors: [{ code: 'LOGIN_REQUIRED' }] },
    });
  });

  test('a product is kept after consent, the latest first, and can be removed', async () => {
    const shopper = await loggedIn('198507099805');
    expect(await shopper.post(`/api/favourites/add/${one.varuId}`, {})).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'CONSENT_REQUIRED' }] },
    });
    expect(await shopper.post('/api/userconsent/add', yes)).toMatchObject({
      status: 200,
      body: { Success: true, Result: { ConsentDetail: 'Favorite', IsConsent: true } },
    });
    await shopper.post(`/api/favourites/add/${one.varuId}`, {});
    expect(await shopper.post(`/api/favourites/add/${other.varuId}`, {})).toMatchObject({
      status: 200,
      body: { Success: true, Result: [other.varuId, one.varuId] },
    });
    await shopper.post(`/api/favourites/add/${other.varuId}`, {});
    expect((await shopper.get('/api/favourites/get')).body).toEqual([other.varuId, one.varuId]);
    expect((await shopper.post(`/api/favourites/delete/${other.varuId}`, {})).body).toMatchObject({
      Result: [one.varuId],
    });
    expect((await shopper.post('/api/favourites/delete', {})).body).toMatchObject({ Success: true, Result: [] });
  });

  test('favourites belong to one customer', async () => {
    const [astrid, stranger] = [await loggedIn('198507099805'), await loggedIn('198507099813')];
    await astrid.post('/api/userconsent/add', yes);
    await astrid.post(`/api/favourites/add/${one.varuId}`, {});
    expect((await stranger.get('/api/favourites/get')).body).toEqual([]);
  });

  test('both spellings write one consent, and both calls read it', async () => {
    const shopper = await loggedIn('198507099821');
    const code = 'RemindersSmsNewPrescription';
    await shopper.post('/api/userconsent/add', { isConsent: true, consentDetail: code });
    const expected = { code, ConsentDetail: code, IsConsent: true };
    expect((await shopper.get('/api/userconsent/get')).body).toContainEqual(expected);
    expect((await shopper.get('/api/userprofile/consents')).body['Result']).toContainEqual(expected);
    await shopper.post('/api/userconsent/add', { IsConsent: false, ConsentDetail: code });
    expect((await shopper.get('/api/userconsent/get')).body).toContainEqual({ ...expected, IsConsent: false });
  });

  test('the push consent has its own calls', async () => {
    const shopper = await loggedIn('198507099821');
    expect((await shopper.get('/api/marketingPushNotificationUserConsent/GetUserConsent')).body).toMatchObject({
      ConsentDetail: 'MarketingPush',
      IsConsent: false,
    });
    await shopper.post('/api/marketingPushNotificationUserConsent/SetUserConsent', { isConsent: true });
    expect((await shopper.get('/api/marketingPushNotificationUserConsent/GetUserConsent')).body).toMatchObject({
      IsConsent: true,
    });
    expect((await shopper.get('/api/userconsent/get')).body).toContainEqual({
      code: 'MarketingPush',
      ConsentDetail: 'MarketingPush',
      IsConsent: true,
    });
  });

  test('withdrawing the consent removes its favourites', async () => {
    const shopper = await loggedIn('198507099813');
    await shopper.post('/api/userconsent/add', yes);
    await shopper.post(`/api/favourites/add/${one.varuId}`, {});
    await shopper.post('/api/userconsent/add', { ...yes, IsConsent: false });
    expect((await shopper.get('/api/favourites/get')).body).toEqual([]);
  });

  test.each([
    [{ IsConsent: 'ja', ConsentDetail: 'Favorite' }, 'IsConsent'],
    [{ IsConsent: true }, 'ConsentDetail'],
    [{ IsConsent: true, ConsentDetail: '__proto__' }, 'ConsentDetail'],
    [{ IsConsent: true, ConsentDetail: 'Favorite', customerId: 'c2' }, 'customerId'],
    [[], undefined],
  ])('the consent %j is refused by its field', async (body, field) => {
    const { status, body: answer } = await (await loggedIn('198507099805')).post('/api/userconsent/add', body);
    expect(status).toBe(400);
    expect(answer.errors?.[0]?.field).toBe(field);
  });

  test('an unknown product cannot be a favourite', async () => {
    const shopper = await loggedIn('198507099805');
    expect(await shopper.post('/api/favourites/add/999999', {})).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'varuId' }] },
    });
    expect(await shopper.post('/api/favourites/add/1%20OR%201', {})).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'varuId' }] },
    });
  });
});
