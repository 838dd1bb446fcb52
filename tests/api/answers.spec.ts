import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { campaign } from '../../domain/campaign/index.js';
import type { Product } from '../../domain/catalogue/index.js';
import { coupon } from '../../domain/coupon/index.js';
import { atStockholm } from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { product } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { MESSAGES } from '../../services/person/messages/content.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { tellShop } from '../shop/adyen-word.js';
import { answeredCalls, describedCalls } from '../shop/described-answers.js';
import { startLogin } from '../shop/e-id.js';
import { anyProduct } from '../shop/look.js';
import { everyCartCall } from '../shop/prescription-cart.js';
import { approvedCard, astrid as details, pay } from '../shop/purchase.js';
import { everyReminderCall } from '../shop/reminders.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';
const contact = { EmailAddress: 'astrid@example.se', MobileNumber: '0701234567' };
const whole = {
  FirstName: 'Astrid',
  LastName: 'Ekström',
  StreetAddress: 'Storgatan 1',
  PostCode: '11122',
  PostOrt: 'Stockholm',
  ...contact,
};

/** The browser of these tests compares every answer with its description, unknown fields included. */
describe('each call of the API answers as its description says', () => {
  const clock = new SettableClock(atStockholm('2026-11-20', '10:00'));
  let shop: TestShop;
  let guest: Shopper;
  let astrid: Shopper;
  let dear: Product;
  let medicine: Product;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 900 });
    [guest, astrid] = [shop.visitor(), shop.visitor()];
    dear = await anyProduct(shop, { type: 'Ha', least: 20_000 });
    medicine = await anyProduct(shop, { type: 'Ex' });
    // Before the day of the calls, because the shop reads its campaigns once a day.
    await planCodes();
  });
  afterAll(() => shop.stop());

  const ask = async (who: Shopper, verb: string, url: string, body?: unknown, headers = {}): Promise<unknown> => {
    const answer = await who.send(verb, url, body, headers);
    expect({ url, status: answer.status, errors: answer.body.errors }).toEqual({ url, status: 200, errors: undefined });
    return answer.body;
  };
  const get = (url: string, who = guest): Promise<unknown> => ask(who, 'GET', url);
  const post = (url: string, body: unknown, who = guest): Promise<unknown> => ask(who, 'POST', url, body);
  const put = (url: string, body: unknown, who = guest): Promise<unknown> => ask(who, 'PUT', url, body);

  test.each([
    ...['/api/featuretoggles', '/api/application', '/api/regex/pattern', '/app-settings.json'],
    ...['/api/campaignoverview/activepromotions?groups=5', '/api/liveshopping/shows', '/api/mod/info/d24'],
    ...['/api/content/metadata?url=/', '/api/content/header/mainmenu', '/api/content/header/megamenu'],
    ...['/api/content/footer', '/api/content/nostoplacementIds?url=/', '/api/translation/filtercategories'],
  ])('GET %s', async (url) => void (await get(url)));

  test('the calls about products', async () => {
    for (const { varuId } of [dear, medicine]) {
      await get(`/api/productpage/${varuId}`);
      await get(`/api/products/leaflet/${varuId}`);
      await get(`/api/products/prices/${varuId}`);
      await get(`/api/mod/upsell/${varuId}`);
    }
    await get(`/api/product/measurements?codes=${dear.varuId},${medicine.varuId}`);
    const glns = PHARMACIES.slice(0, 2).map(({ gln }) => gln);
    await post('/api/pharmacy/stocks', { glns, varunr: [dear.varuId, '999999'] });
  });

  test('the calls of the search', async () => {
    const facets = [
      { name: 'Märke', attributeName: 'Brand' },
      { name: 'Pris', attributeName: 'priceAsNumber', type: 'range' },
    ];
    const entity = { type: 'Product', id: dear.varuId };
    const searches = {
      search: { query: 'salva', resultsOptions: { facets }, relatedResultsOptions: {} },
      autoComplete: { query: 'sal' },
      getEntities: { resultsOptions: { facets } },
      getEntitiesByAttribute: { attribute: { name: 'Brand', value: dear.brand } },
      getRelatedEntities: { entity },
      getComplementaryEntities: { entity },
      getBasketRecommendations: { entities: [entity] },
      getRecommendedEntities: {},
      getPopularEntities: {},
      createEvents: { events: [{ type: 'click', entity }] },
    };
    for (const [call, body] of Object.entries(searches)) await post(`/api/loop/${call}`, body);
    for (const call of ['pageSearch', 'storeSearch'])
      await ask(guest, 'POST', `/api/loop/${call}`, { query: 'a' }, { 'api-version': 'V3' });
  });

  test('the calls of a log-in', async () => {
    await get('/sessionapi/v1/grandid/test/users');
    await startLogin(guest);
    await get('/sessionapi/v1/grandid/checkstatus');
    await post('/sessionapi/v1/grandid/extend', {});
    await post('/sessionapi/v1/grandid/cancel', {});
    await get('/api/heartbeat/check');
    await get('/api/heartbeat/check?lastActiveSecondsAgo=0');
    expect((await astrid.logIn(ASTRID)).status).toBe(200);
    await get('/api/heartbeat/refresh', astrid);
    await post('/commands/logged-in', {}, astrid);
  });

  test('the calls about oneself', async () => {
    await post('/api/userprofile/updateprofile', whole, astrid);
    await post('/api/userprofile/ussupdateprofile', contact, astrid);
    await put('/api/userprofile/updateshouldverifyemail', {}, astrid);
    for (const field of ['profile', 'status', 'civilRegistrationAddress', 'consents'])
      await get(`/api/userprofile/${field}`, astrid);
    await get('/api/userconsent/get', astrid);
    await post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Offers' }, astrid);
    await get('/api/marketingPushNotificationUserConsent/GetUserConsent', astrid);
    await post('/api/marketingPushNotificationUserConsent/SetUserConsent', { IsConsent: true }, astrid);
    await ask(astrid, 'GET', '/api/AppReview/get/ShowAppPrompt', undefined, { platform: 'App' });
  });

  test('the calls about favourites and watched goods', async () => {
    await post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Favorite' }, astrid);
    await post(`/api/favourites/add/${dear.varuId}`, {}, astrid);
    await get('/api/favourites/get', astrid);
    await post(`/api/favourites/delete/${dear.varuId}`, {}, astrid);
    await post('/api/favourites/delete', {}, astrid);
    const { varuId: ProductId } = medicine;
    const empty = { type: 'CountStock', web: 0, pharmacies: {} } as const;
    await shop.app.get(CommandHandling).handle(product, ProductId, empty, newContext({ kind: 'system', id: 'test' }));
    const watch = { UserId: await shop.customerId(ASTRID), ProductId, NotificationType: 'PUSH' };
    await expect.poll(async () => (await astrid.post('/api/ProductMonitoring', watch)).status).toBe(200);
    await post('/api/productmonitoring/getProducts', { DeviceId: 'd1' }, astrid);
  });

  test('the calls of a member with a cheque', async () => {
    await post('/api/apoplus/registermember', { email: 'astrid@example.se', mobileNumber: '0701234567' }, astrid);
    const chequeId = await cheque();
    clock.set(atStockholm('2026-12-10', '10:00'));
    await astrid.logIn(ASTRID);
    await get('/api/userprofile/myPagesofferDetails', astrid);
    await post('/api/AppReview/post/appReviewChoice', { userChoice: 'notNow' }, astrid);
    await get('/api/usermessages', astrid);
    await put('/api/usermessages/setread', { MessageGuid: MESSAGES[0]?.guid }, astrid);
    await post('/cart/add-quantity', { id: dear.varuId, quantity: 1 }, astrid);
    await put(`/cart/bonus-check/${chequeId}`, {}, astrid);
    await ask(astrid, 'DELETE', `/cart/bonus-check/${chequeId}`);
    await put(`/api/cart/membervouchers/${chequeId}`, {}, astrid);
    await ask(astrid, 'DELETE', `/api/cart/membervouchers/${chequeId}`);
    await put(`/cart/bonus-check/${chequeId}`, {}, astrid);
    for (const path of ['membervouchers', 'clubmemberprivileges', 'memberOffers'])
      await get(`/api/cart/${path}`, astrid);
  });

  test('the calls of a cart', async () => {
    await get('/cart', astrid);
    await post('/cart/set-quantity', { id: dear.varuId, quantity: 2 }, astrid);
    await post(`/api/cart/items/${dear.varuId}`, { Quantity: 1 }, astrid);
    await put(`/api/cart/items/${dear.varuId}`, { quantity: 2 }, astrid);
    await get(`/api/cart/items/${dear.varuId}/quantityinfo`, astrid);
    await get('/api/cart?mode=extended', astrid);
    await get('/cart/as-member', astrid);
    await put('/cart/recalculate', { reason: 'Member registration' }, astrid);
    await get('/api/cart/productvalidation', astrid);
    await put('/cart/coupons/HOST10', {}, astrid);
    await ask(astrid, 'DELETE', '/cart/coupons');
    await put('/api/cart/campaigncodes/HOST10', {}, astrid);
    await get('/api/cart/campaigncodes', astrid);
    await ask(astrid, 'DELETE', '/api/cart/campaigncodes/HOST10');
    await ask(astrid, 'DELETE', '/api/cart/campaigncodes');
    await put('/api/cart/gift/select/refresh', { code: 'GAVA', selected: null }, astrid);
    await put('/api/cart/location', { ZipCode: '11820' }, astrid);
    await get('/api/cart/location', astrid);
    await get('/api/cart/clearcart?deleteCart=false');
  });

  test('the calls of a checkout and its payment', async () => {
    await put('/customer-details', details, astrid);
    await get('/customer-details', astrid);
    await put('/shipments/sync-cart', {}, astrid);
    await put('/shipments/sync-user-choice', { optionId: 'postal' }, astrid);
    await put('/api/cart/addresses/billing', details, astrid);
    await get('/api/cart/addresses/shipping', astrid);
    await get('/api/cart/shipping', astrid);
    await put('/api/cart/shipping/widget', { optionId: 'postal' }, astrid);
    await get('/api/cart/ingrid/restore', astrid);
    await get('/payments/methods', astrid);
    await put('/api/cart/payment/method', { paymentMethod: 'swish' }, astrid);
    await get('/api/cart/payment/method/list', astrid);
    await get('/api/adyen/details', astrid);
    const { paymentId, adyenPaymentReply } = (await pay(astrid, { paymentMethod: 'swish' })).body as unknown as Paid;
    const { paymentData } = adyenPaymentReply.action;
    await post('/payments/payment-details', { paymentId, details: { paymentData } }, astrid);
    await post('/api/adyen/payments/details', { paymentId, details: { paymentData } }, astrid);
    await tellShop(shop, { merchantReference: paymentId, amount: { value: 1, currency: 'SEK' } });
  });

  test('a card that is kept is among the methods', async () => {
    const nils = shop.visitor();
    await nils.logIn('198507099813');
    await post('/cart/add-quantity', { id: dear.varuId, quantity: 1 }, nils);
    await put('/customer-details', details, nils);
    await put('/shipments/sync-user-choice', { optionId: 'postal' }, nils);
    const paid = { paymentMethod: 'scheme', paymentDetails: approvedCard, ageDeclared: true, saveCard: true };
    const { orderId, purchaseOrderId } = (await post('/api/cart/checkout', paid, nils)) as Paid;
    expect(await get('/payments/methods', nils)).toMatchObject({ storedPaymentMethods: [{ lastFour: '1111' }] });
    const { storedPaymentMethods } = (await get('/payments/cards', nils)) as Stored;
    await get('/api/adyen/cards', nils);
    await ask(nils, 'DELETE', `/api/adyen/card/${storedPaymentMethods[0]?.id}`);
    await get(`/api/confirmation?id=${orderId}`, nils);
    await get(`/purchase-order/${purchaseOrderId}`, nils);
    await get('/api/apoorderhistory', nils);
    await storeAndDeleteCard(nils);
  });

  test('prescriptions of their owner', async () => {
    const own = { personnummer: ASTRID, typ: 'human', franOchMed: '2026-01-01' };
    await get('/psoapi/status', astrid);
    const list = { avenDos: 'true', endastAktuella: 'true', pnr: ASTRID };
    expect((await astrid.sendForm('/psoapi/minaReceptService/getOrdinationer', list)).status).toBe(200);
    await get('/psoapi/minaReceptService/getDjurreceptRader', astrid);
    await post('/recept/ordinationer', own, astrid);
    await get('/psoapi/hkdbService/getTransaktioner', astrid);
    await post('/hkdb/konto', { personnummer: ASTRID }, astrid);
    await post('/hkdb/transaktioner', { personnummer: ASTRID }, astrid);
    for (const news of ['minaReceptService/getReceptNyheterHuman', 'minaReceptService/getReceptNyheterDjur'])
      await get(`/psoapi/${news}`, astrid);
    await get('/psoapi/folkservice/getFullmaktNyheter', astrid);
    await get('/psoapi/folkservice/getFullmakt', astrid);
    await post('/fullmakt/lista', {}, astrid);
    const holder = { personnummer: '195109072396', namn: 'Hugo Nyman' };
    const given = await astrid.sendForm('/psoapi/folkservice/registreraFullmakt', holder);
    expect(given.status).toBe(200);
    const fullmaktsId = '5f0e1d2c-0000-4000-8000-000000000002';
    const accepted = { fullmaktsId, samtycke: 'true' };
    expect((await astrid.sendForm('/psoapi/folkservice/registreraFullmaktstagareSamtycke', accepted)).status).toBe(200);
    expect((await astrid.sendForm('/psoapi/folkservice/avslutaFullmakt', { fullmaktsId })).status).toBe(200);
    await get('/psoapi/minaReceptService/getKundInformation', astrid);
    await get(`/psoapi/minaReceptService/getKundInformation/${ASTRID}`, astrid);
    await post('/kundinformation', {}, astrid);
    const anvandare = JSON.stringify({ personNr: ASTRID, samtyckeRRD: { givare: true } });
    expect((await astrid.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', { anvandare })).status).toBe(200);
    await get(`/psoapi/kundvagnService/getKundPris/${ASTRID}/human-368680-1/710001/1`, astrid);
    const asked = { antal: 1, articleid: '710001', ordinationsId: 'human-368680-1', personnummer: ASTRID };
    await post('/kundvagn/kund-pris', asked, astrid);
  });

  test('prescriptions in the cart', () => everyCartCall(shop.visitor()));

  test('the calls of reminders', () => everyReminderCall(shop, ASTRID));

  test('the calls of a log-out', async () => {
    await post('/commands/logged-out', {}, astrid);
    await get('/sessionapi/v1/grandid/logout', astrid);
  });

  /**
   * Offers cannot be used yet, and no client writes rows of prescriptions itself, so these calls refuse everybody.
   */
  const ALWAYS_REFUSED = /^(PrescriptionCallsController\.replace|MemberOffersController\.(use|leave))/;

  test('no call is left out', () => {
    const silent = describedCalls().filter((call) => !answeredCalls.has(call));
    expect(silent.filter((call) => !ALWAYS_REFUSED.test(call))).toEqual([]);
  });

  /** Plans the coupon and the gift of these calls. */
  async function planCodes(): Promise<void> {
    const { commands } = shop.platform;
    const dates = { from: '2026-11-01', to: '2026-12-31' };
    const terms = { off: { percent: 10 }, goods: null, minimum: 0, total: null, oncePerCustomer: false } as const;
    const plan = { name: 'Höstrabatt', ...terms, ...dates };
    const coupons = { type: 'PlanCoupon', code: 'HOST10', plan, on: '2026-12-10' } as const;
    await commands.handle(coupon, 'HOST10', coupons, newContext({ kind: 'system', id: 'test' }));
    const gift = { code: 'GAVA', varuIds: [dear.varuId], minimum: 0 };
    const shown = { title: 'Gåva', text: '', kind: 'offer', membersOnly: false, sticker: null } as const;
    const gifts = { ...shown, ...dates, products: [], gift };
    const planned = {
      type: 'PlanCampaign',
      campaignId: 'gava',
      plan: gifts,
      onPrescription: [],
      medicines: [],
    } as const;
    await commands.handle(campaign, 'gava', planned, newContext({ kind: 'system', id: 'test' }));
  }

  async function storeAndDeleteCard(who: Shopper): Promise<void> {
    await post('/cart/add-quantity', { id: dear.varuId, quantity: 1 }, who);
    await put('/customer-details', details, who);
    await put('/shipments/sync-user-choice', { optionId: 'postal' }, who);
    await pay(who, { saveCard: true });
    const { storedPaymentMethods } = (await get('/payments/cards', who)) as Stored;
    await ask(who, 'DELETE', `/payments/cards/${storedPaymentMethods[0]?.id}`);
  }

  async function cheque(): Promise<string> {
    const { memberId } = (await shop.app.get(MemberOf, { strict: false }).active(await shop.customerId(ASTRID)))!;
    const chequeId = randomUUID();
    const points = { orderId: randomUUID(), lotId: randomUUID(), basis: 200_000, on: '2026-11-20' };
    for (const command of [
      { type: 'EarnPoints', parcelId: null, ...points } as const,
      { type: 'IssueCheque', chequeId, on: '2026-11-30' } as const,
    ])
      await shop.app
        .get(CommandHandling)
        .handle(membership, memberId, command, newContext({ kind: 'system', id: 'test' }));
    return chequeId;
  }
});

interface Stored {
  readonly storedPaymentMethods: readonly { readonly id: string }[];
}
interface Paid {
  readonly orderId: string;
  readonly purchaseOrderId: string;
  readonly paymentId: string;
  readonly adyenPaymentReply: { readonly action: { readonly paymentData: string } };
}
