import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { addMinutes } from '../../domain/kernel/index.js';
import { PAUSES } from '../../domain/pause/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { startShop, type Shop } from '../../services/host/shop.js';
import { ASTRID, Phone, pollAfter, startLogin } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { textOf } from '../shop/operations-desk.js';
import { Pausing } from '../shop/pausing.js';
import { astrid, pay, purchase } from '../shop/purchase.js';
import { Shopper, type Answer } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const TEXT = 'Det går inte att använda just nu. Försök igen om en stund.';
const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let desk: Pausing;
let varuId: string;
const paused = new Set<string>();

beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40, webBuild: path.resolve('dist/web') });
  [varuId = ''] = await shop.varuIds();
  desk = await Pausing.by(shop);
});
afterAll(() => shop.stop());
afterEach(async () => {
  for (const target of paused) await desk.resume(target);
  paused.clear();
});

async function pauseNow(target: string, text = TEXT): Promise<void> {
  await desk.pause(target, text);
  paused.add(target);
}

/** Returns a shopper who has a cart, details and a delivery, and only has to pay. */
async function readyToPay(): Promise<Shopper> {
  const shopper = shop.visitor();
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await shopper.put('/customer-details', astrid);
  await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  return shopper;
}

const basket = async (shopper: Shopper) => String((await shopper.get('/shop/basket')).body['text']);
/** Counts the recorded events. Those of the access log and of jobs are left out, because they are always recorded. */
const recorded = async () =>
  Number(
    (
      await shop.platform.pool.query(
        "SELECT count(*) FROM event WHERE stream_id !~ '^(look-log|job-run|job-calendar)-'",
      )
    ).rows[0]?.count,
  );
const refusal = ({ status, body: { errors } }: Answer) => ({ status, ...errors?.[0] });
const phaseOf = async (orderId: string) =>
  (await shop.platform.pool.query('SELECT internal_status FROM view_order_tracking WHERE order_id = $1', [orderId]))
    .rows[0]?.internal_status as string | undefined;

async function payRefused(shopper: Shopper, paymentMethod: 'scheme' | 'swish', code: string): Promise<void> {
  const before = await recorded();
  expect(refusal(await pay(shopper, { paymentMethod }))).toEqual({ status: 409, code, message: TEXT });
  expect(await recorded()).toBe(before);
}

const OFFERED = ['scheme', 'swish', 'trustly', 'klarna_paynow', 'applepay', 'googlepay'];
const others = (paused: string) => OFFERED.filter((type) => type !== paused).map((type) => ({ type }));

describe('a paused payment method', () => {
  test('is missing from the methods, shows its text, is refused, and affects no other method', async () => {
    const shopper = await readyToPay();
    await pauseNow('payment-method/swish');
    const { body } = await shopper.get('/payments/methods');
    expect(body).toMatchObject({
      paymentMethods: others('swish'),
      pausedMethods: [{ type: 'swish', message: TEXT }],
      purchasesPaused: null,
    });
    await payRefused(shopper, 'swish', 'PAYMENT_METHOD_PAUSED');
    const page = await basket(shopper);
    expect(page).toMatch(/<input[^>]*value="swish"[^>]*disabled|<input[^>]*disabled[^>]*value="swish"/);
    expect(page).toContain(TEXT);
    expect((await pay(shopper)).body).toMatchObject({ success: true });
  });

  test('completes a payment under way', async () => {
    const { body } = await purchase(shop.visitor(), { varuId, paymentMethod: 'swish' });
    const { purchaseOrderId: orderId, adyenPaymentReply } = body as unknown as {
      purchaseOrderId: string;
      adyenPaymentReply: { action: { url: string } };
    };
    await pauseNow('payment-method/swish');
    await pauseNow('purchases');
    await fetch(new URL(adyenPaymentReply.action.url, shop.url), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
    await until(async () => (await phaseOf(orderId)) === 'confirmed');
  });

  test('hides the stored cards too', async () => {
    await pauseNow('payment-method/scheme');
    const { body } = await (await readyToPay()).get('/payments/methods');
    expect(body).toMatchObject({ paymentMethods: others('scheme'), storedPaymentMethods: [] });
    expect(await basket(await readyToPay())).not.toContain('encryptedCardNumber');
  });
});

describe('a paused e-ID', () => {
  const start = (shopper: Shopper, authenticationType: string) =>
    shopper.post('/sessionapi/v1/grandid/initlogin', { authenticationType, applicationType: 'Desktop' });

  test('cannot be started, and the other e-ID can', async () => {
    await pauseNow('e-id/BankID');
    const answer = await start(shop.visitor(), 'BankID');
    expect(refusal(answer)).toEqual({ status: 409, code: 'E_ID_PAUSED', message: TEXT });
    expect(answer.body).toMatchObject({ success: false });
    expect((await start(shop.visitor(), 'FrejaPlus')).status).toBe(200);
  });

  test('is shown with its text on the log-in page, and refuses without scripts too', async () => {
    await pauseNow('e-id/BankID');
    const page = String((await shop.visitor().get('/init-login')).body['text']);
    expect(textOf(page)).toContain(TEXT);
    for (const view of ['this-device', 'qr'])
      expect(page).toMatch(new RegExp(`<button[^>]*value="${view}"[^>]*disabled`));
    expect(page).not.toMatch(/<button[^>]*value="freja-qr"[^>]*disabled/);
    const pressed = await shop.visitor().sendForm('/init-login', { view: 'qr', redirect: '/' });
    expect(textOf(String(pressed.body['text']))).toContain(TEXT);
  });

  test('completes an identification under way', async () => {
    const browser = shop.visitor();
    const { qrCode } = await startLogin(browser);
    await pauseNow('e-id/BankID');
    expect((await start(browser, 'BankID')).status).toBe(409);
    const phone = new Phone(shop);
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    expect(await pollAfter(clock, browser)).toMatchObject({ result: 'Authenticated' });
  });
});

describe('a paused delivery method', () => {
  test('is missing from the options, and is named with its text', async () => {
    await pauseNow('delivery-option/postal');
    const shopper = await readyToPay();
    const { options, paused: told } = (await shopper.put('/shipments/sync-cart', {})).body as unknown as {
      options: readonly { optionId: string }[];
      paused: readonly object[];
    };
    expect(options.map(({ optionId }) => optionId)).not.toContain('postal');
    expect(told).toEqual([{ optionId: 'postal', name: 'Postombud', message: TEXT }]);
    const chosen = await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
    expect(refusal(chosen)).toEqual({ status: 409, code: 'DELIVERY_OPTION_PAUSED', message: TEXT });
    expect((await shopper.put('/shipments/sync-user-choice', { optionId: 'pharmacy' })).status).toBe(200);
    expect((await pay(shopper)).body).toMatchObject({ success: true });
  });

  test('that was chosen before is reported in the basket, and cannot be paid for', async () => {
    const shopper = await readyToPay();
    await pauseNow('delivery-option/postal');
    const page = await basket(shopper);
    expect(textOf(page)).toContain(`Leveranssättet går inte att välja just nu ${TEXT}`);
    expect(textOf(page)).toContain('Välj leverans först');
    await payRefused(shopper, 'scheme', 'DELIVERY_OPTION_PAUSED');
    await desk.resume('delivery-option/postal');
    paused.clear();
    expect((await pay(shopper)).body).toMatchObject({ success: true });
  });
});

test('while all purchases are paused, shoppers fill their carts and are told why they cannot pay', async () => {
  await pauseNow('purchases');
  const shopper = await readyToPay();
  expect((await shopper.get('/')).status).toBe(200);
  expect((await shopper.get('/cart')).body).toMatchObject({ lineItems: [{ quantity: 1 }] });
  expect(textOf(await basket(shopper))).toContain(`Det går inte att handla just nu ${TEXT}`);
  expect(await basket(shopper)).not.toContain('value="pay"');
  expect((await shopper.get('/payments/methods')).body).toMatchObject({ paymentMethods: [], purchasesPaused: TEXT });
  await payRefused(shopper, 'scheme', 'PURCHASES_PAUSED');
  const form = { intent: 'pay', commandId: crypto.randomUUID(), shown: 'x', methodId: 'swish' };
  const posted = await shopper.sendForm('/shop/basket', { ...form, ageDeclared: 'ja', termsAccepted: 'ja' });
  expect(textOf(String(posted.body['text']))).toContain(TEXT);
});

test('a pause ends at its end time by itself, for everyone', async () => {
  const shopper = await readyToPay();
  await desk.pause('purchases', TEXT, '2026-11-21T11:20');
  expect(refusal(await pay(shopper)).code).toBe('PURCHASES_PAUSED');
  clock.set('2026-11-21T10:20:00.000Z');
  expect((await pay(shopper)).body).toMatchObject({ success: true });
  clock.set(addMinutes(clock.now(), 1));
});

describe('another process', () => {
  let other: Shop;
  let there: Shopper;
  /** Starts a second process during a pause, with its own memory, connections and server. */
  beforeAll(async () => {
    await desk.pause('purchases', TEXT);
    const port = await freePort();
    there = new Shopper(`http://127.0.0.1:${port}`);
    const config = { ...shop.platform.config, port, publicUrl: there.url, roles: ['web'] } as const;
    other = await startShop({ config, clock, webBuild: null, environment: { SEED: 'none', ...shop.partners.config } });
  });
  afterAll(() => other.stop());
  const told = async () => (await there.get('/payments/methods')).body['purchasesPaused'];

  test('knows the pauses from its start, and sees at once what another process pauses or resumes', async () => {
    expect(await told()).toBe(TEXT);
    await desk.resume('purchases');
    expect(await told()).toBeNull();
    await pauseNow('purchases');
    expect(await told()).toBe(TEXT);
    expect(refusal(await pay(there)).code).toBe('PURCHASES_PAUSED');
  });
});

describe('the operations page', () => {
  test('shows the pause before it begins, and records who paused it and why', async () => {
    const asked = { mal: 'payment-method/swish', text: TEXT, orsak: 'Swish svarar inte', slut: '2026-11-21T23:00' };
    const before = await recorded();
    const preview = await desk.send({ vad: 'pausa', ...asked });
    expect(preview).toContain(`Pausa Betalsätt: Swish? Kunderna läser detta, till 2026-11-21 23:00: ${TEXT}`);
    expect(await recorded()).toBe(before);
    expect(await desk.card()).toContain('Inget är pausat.');

    await desk.send({ vad: 'pausa-nu', ...asked });
    paused.add('payment-method/swish');
    const card = await desk.card();
    expect(card).toContain('Betalsätt: Swish till 2026-11-21 23:00');
    expect(card).toMatch(new RegExp(`${TEXT} \\S.*: Swish svarar inte`));
    expect((await shop.platform.store.readStream(`pause-${PAUSES}`)).at(-1)).toMatchObject({
      type: 'Paused',
      data: { target: 'payment-method/swish', reason: 'Swish svarar inte', until: '2026-11-21T22:00:00.000Z' },
      actor: { kind: 'staff', id: expect.any(String) },
    });
  });

  test.each([
    ['text', { text: 'Kort' }, 'Skriv en text till kunderna på 10–300 tecken.'],
    ['reason', { orsak: 'x' }, 'Skriv en orsak på 3–200 tecken.'],
    ['end in the past', { slut: '2026-11-21T08:00' }, 'Pausen måste sluta senare än nu.'],
    ['end that is not a time', { slut: '2026-02-31T08:00' }, 'Ange när pausen slutar'],
    ['end without an hour', { slut: '2026-12-24' }, 'Ange när pausen slutar'],
    ['target', { mal: 'payment-method/fax' }, 'Välj vad som ska pausas.'],
  ])('refuses a wrong %s, and keeps the typed text', async (_what, wrong, told) => {
    const before = await recorded();
    for (const vad of ['pausa', 'pausa-nu'] as const) {
      const said = await desk.send({ vad, mal: 'purchases', text: TEXT, ...wrong });
      expect(said).toContain(told);
      if (!('text' in wrong)) expect(said).toContain(TEXT);
    }
    expect(await recorded()).toBe(before);
  });

  test('ends only what is paused, and is closed to customer service', async () => {
    expect(await desk.send({ vad: 'avsluta-paus', mal: 'purchases' })).toContain('Det är inte pausat längre.');
    const support = await Pausing.by(shop, 'kundtjanst');
    expect(await support.send({ vad: 'pausa-nu', mal: 'purchases', text: TEXT })).not.toContain('Pausat');
    expect(await desk.card()).toContain('Inget är pausat.');
  });
});
