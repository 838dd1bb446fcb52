import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { anyProduct } from '../shop/look.js';
import { astrid } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const details = { ...astrid, ageDeclared: true };

let shop: TestShop;
let varuId: string;
let member: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ products: 400 });
  ({ varuId } = await anyProduct(shop, { type: 'Ha', least: 10_000 }));
  member = shop.visitor();
  await member.logIn('198507099805');
  await member.post('/api/apoplus/registermember', { email: 'astrid@exempel.se', mobileNumber: '0701234567' });
  await member.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await member.put('/customer-details', details);
});
afterAll(() => shop.stop());

describe('a refused call of the cart names its field', () => {
  test.each([
    ['PUT', '/api/cart/location', { ZipCode: '1182' }, 'ZipCode'],
    ['PUT', '/api/cart/location', {}, 'ZipCode'],
    ['PUT', '/api/cart/location', { ZipCode: '11820', price: 1 }, 'price'],
    ['GET', '/api/cart/clearcart?deleteCart=perhaps', undefined, 'deleteCart'],
    ['GET', '/api/cart/?mode=whole', undefined, 'mode'],
    ['PUT', '/api/cart/payment/method', { paymentMethod: 'cash' }, 'paymentMethod'],
    ['PUT', '/api/cart/payment/method', {}, 'paymentMethod'],
    ['PUT', '/api/cart/shipping/widget', { optionId: 'drone' }, 'optionId'],
    ['PUT', '/api/cart/shipping/deliveryinfo', { optionId: 'postal', price: 0 }, 'price'],
    ['PUT', '/api/cart/addresses/billing', { ...details, postalCode: '1' }, 'postalCode'],
    ['PUT', '/api/cart/addresses/billing', { ...details, ageDeclared: 'yes' }, 'ageDeclared'],
    ['PUT', '/api/cart/rxitems', { RxLineItems: 'all' }, 'RxLineItems'],
    ['PUT', '/api/cart/rxitems', { RxLineItems: Array.from({ length: 201 }, () => ({})) }, 'RxLineItems'],
    ['PUT', '/cart/recalculate', {}, 'reason'],
    ['PUT', '/cart/recalculate', { reason: 'x'.repeat(101) }, 'reason'],
    ['PUT', '/cart/offers/1', {}, 'id'],
    ['PUT', `/cart/coupons/${'A'.repeat(101)}`, {}, 'code'],
    ['PUT', `/api/cart/campaigncodes/${'A'.repeat(101)}`, {}, 'code'],
    ['PUT', '/api/cart/gift/select/refresh', { selected: null }, 'code'],
    ['PUT', '/api/cart/gift/select/refresh', { code: 'SOMMAR10' }, 'selected'],
    ['PUT', '/api/cart/gift/select/refresh', { code: 'SOMMAR10', selected: '1' }, 'selected'],
    ['DELETE', '/payments/cards/a%20b', undefined, 'id'],
    ['GET', '/api/confirmation?id=x', undefined, 'id'],
    ['GET', '/api/confirmation', undefined, 'id'],
    ['GET', '/purchase-order/1', undefined, 'id'],
    ['POST', '/payments/start', { paymentMethod: 'swish' }, 'platform'],
  ])('%s %s %j', async (method, path, body, field) => {
    const headers: Record<string, string> = field === 'platform' ? { platform: 'Fax' } : {};
    await member.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    const answer = await member.send(method, path, body, headers);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });
});
