import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PartnerRefusal } from '../../services/partners/partner-error.js';
import { AdyenClient } from '../../services/partners/adyen/client.js';
import {
  apiKey,
  card,
  CHALLENGED,
  merchantAccount,
  payment,
  paymentId,
  shopperId,
  stage,
  submitForm,
  VISA,
  type Stage,
} from './simulator.fixture.js';

let at: Stage;
beforeEach(async () => {
  at = await stage();
});
afterEach(() => at.close());

describe('paying by card', () => {
  test('a good card is authorised at once, and the webhook confirms it', async () => {
    const answer = await at.adyen.start(payment(card(VISA)), 'start-1');
    expect(answer).toMatchObject({ resultCode: 'Authorised', action: null });
    expect(await at.told()).toMatchObject([
      { type: 'AuthorisationSucceeded', paymentId, paymentPspReference: answer.pspReference, sum: { amount: 19900 } },
    ]);
  });

  test.each([
    ['DECLINED', 'Refused', 'Refused'],
    ['ERROR', 'Error', 'Acquirer Error'],
    ['CARD_EXPIRED', 'Refused', 'Expired Card'],
    ['NOT_ENOUGH_BALANCE', 'Refused', 'Not enough balance'],
  ])('the card holder %s gives %s', async (holderName, resultCode, reason) => {
    expect(await at.adyen.start(payment(card(VISA, holderName)), 'start-1')).toMatchObject({
      resultCode,
      refusalReason: reason,
    });
    expect(await at.told()).toMatchObject([{ type: 'AuthorisationRefused', reason }]);
  });

  test('a wrong security code is refused', async () => {
    const method = { ...card(VISA), encryptedSecurityCode: 'test_000' };
    expect(await at.adyen.start(payment(method), 'start-1')).toMatchObject({
      resultCode: 'Refused',
      refusalReason: 'CVC Declined',
    });
  });

  test('a mistyped number is a refused call, in Adyen’s words', async () => {
    const faulty = at.adyen.start(payment(card('4111111111111112')), 'start-1');
    await expect(faulty).rejects.toMatchObject({
      outcome: 'refused',
      status: 422,
      code: '101',
      message: 'adyen: Invalid card number',
    });
  });
});

describe('3-D Secure', () => {
  async function challengeUrl(): Promise<string> {
    const { action, resultCode } = await at.adyen.start(payment(card(CHALLENGED)), 'start-1');
    expect(resultCode).toBe('RedirectShopper');
    if (action?.type !== 'redirect') throw new Error('expected a redirect');
    return action.url;
  }

  async function result(answer: Response): Promise<string> {
    const home = new URL(answer.headers.get('location') ?? '');
    expect(home.searchParams.get('order')).toBe('1001');
    return home.searchParams.get('redirectResult') ?? '';
  }

  test('the right password leads back to the shop with a result that authorises', async () => {
    const url = await challengeUrl();
    expect(await (await fetch(url)).text()).toContain('199\u00a0kr');
    const redirectResult = await result(await submitForm(url, { password: 'password', decision: 'approve' }));
    expect(await at.told()).toEqual([]);
    expect(await at.adyen.submitDetails({ redirectResult }, 'details-1')).toMatchObject({ resultCode: 'Authorised' });
    expect(await at.told()).toMatchObject([{ type: 'AuthorisationSucceeded', paymentId }]);
  });

  test('the result counts once; the same call again gets the same answer', async () => {
    const redirectResult = await result(await submitForm(await challengeUrl(), { password: 'password' }));
    const first = await at.adyen.submitDetails({ redirectResult }, 'details-1');
    expect(await at.adyen.submitDetails({ redirectResult }, 'details-1')).toEqual(first);
    await expect(at.adyen.submitDetails({ redirectResult }, 'details-2')).rejects.toMatchObject({ outcome: 'unknown' });
    expect(await at.told()).toHaveLength(1);
  });

  test('a wrong password can be corrected twice', async () => {
    const url = await challengeUrl();
    const wrong = await submitForm(url, { password: 'x' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Fel lösenord');
    await submitForm(url, { password: 'y' });
    const redirectResult = await result(await submitForm(url, { password: 'z' }));
    expect(await at.adyen.submitDetails({ redirectResult }, 'details-1')).toMatchObject({
      resultCode: 'Refused',
      refusalReason: '3D Not Authenticated',
    });
    expect((await fetch(url)).status).toBe(410);
  });

  test('leaving the bank’s page cancels the payment', async () => {
    const redirectResult = await result(await submitForm(await challengeUrl(), { decision: 'cancel' }));
    expect(await at.adyen.submitDetails({ redirectResult }, 'details-1')).toMatchObject({ resultCode: 'Cancelled' });
  });

  test('a challenge without an answer is closed after twelve hours', async () => {
    await challengeUrl();
    at.time.advance(12 * 3600_000);
    expect(await at.told()).toMatchObject([{ type: 'OfferClosed', paymentId }]);
  });

  test('an invented result is refused', async () => {
    await expect(at.adyen.submitDetails({ redirectResult: 'invented' }, 'details-1')).rejects.toBeInstanceOf(
      PartnerRefusal,
    );
  });
});

describe('paying by Swish', () => {
  async function swish() {
    const { action, resultCode } = await at.adyen.start(payment({ type: 'swish' }), 'start-1');
    expect(resultCode).toBe('Pending');
    if (action?.type !== 'qrCode' || !action.url || !action.paymentData) throw new Error('expected a QR code');
    return { ...action, url: action.url, paymentData: action.paymentData };
  }

  test('the phone approves and the money has moved', async () => {
    const { url, qrCodeData, paymentData, expiresAt } = await swish();
    expect(qrCodeData).toBe(url);
    expect(expiresAt).toBe('2026-11-21T09:03:00.000Z');
    expect(await at.adyen.submitDetails({ paymentData }, 'look-1')).toMatchObject({ resultCode: 'Pending' });
    await submitForm(url, { decision: 'approve' });
    expect(await at.told()).toMatchObject([{ type: 'AuthorisationSucceeded', paymentId }]);
    expect(await at.adyen.submitDetails({ paymentData }, 'look-2')).toMatchObject({ resultCode: 'Authorised' });
  });

  test('the phone declines', async () => {
    await submitForm((await swish()).url, { decision: 'decline' });
    expect(await at.told()).toMatchObject([{ type: 'AuthorisationRefused' }]);
  });

  test('after three minutes the request has ended, and a late approval changes nothing', async () => {
    const { url } = await swish();
    at.time.advance(180_000);
    expect(await at.told()).toMatchObject([{ type: 'OfferClosed' }]);
    expect((await submitForm(url, { decision: 'approve' })).status).toBe(410);
    expect(await at.told()).toHaveLength(1);
  });

  test('Swish refuses more than 150 000 kr', async () => {
    await expect(at.adyen.start(payment({ type: 'swish' }, { amount: 150_000_01 }), 'start-1')).rejects.toMatchObject({
      code: '137',
    });
  });
});

describe('stored cards', () => {
  async function stored(): Promise<string> {
    await at.adyen.start(payment(card(VISA), { shopperId, storeCard: true }), 'start-1');
    const [told] = await at.told();
    return told?.type === 'AuthorisationSucceeded' ? (told.storedCardId ?? '') : '';
  }

  test('a stored card is listed only with its last four digits', async () => {
    const id = await stored();
    const listed = await at.adyen.storedCards(shopperId);
    expect(listed).toEqual([
      { id, brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '30', holderName: 'Test Person' },
    ]);
    const methods = await at.adyen.paymentMethods({ amount: 19900, shopperId, channel: 'Web' });
    expect(methods.storedPaymentMethods).toEqual(listed);
    expect(methods.paymentMethods.map((method) => method.type).slice(0, 3)).toEqual(['scheme', 'swish', 'trustly']);
  });

  test('a stored card pays again with the security code', async () => {
    const method = {
      type: 'scheme',
      storedPaymentMethodId: await stored(),
      encryptedSecurityCode: 'test_737',
    } as const;
    expect(await at.adyen.start(payment(method, { shopperId }), 'start-2')).toMatchObject({ resultCode: 'Authorised' });
  });

  test('nobody else can use or delete it', async () => {
    const id = await stored();
    const other = '99999999-1f6c-4f0f-bb39-8a1f7d2e6c33';
    const method = { type: 'scheme', storedPaymentMethodId: id } as const;
    await expect(at.adyen.start(payment(method, { shopperId: other }), 'start-2')).rejects.toMatchObject({
      code: '800',
    });
    await expect(at.adyen.deleteStoredCard(other, id)).rejects.toMatchObject({ code: '800' });
  });

  test('a deleted card is gone', async () => {
    await at.adyen.deleteStoredCard(shopperId, await stored());
    expect(await at.adyen.storedCards(shopperId)).toEqual([]);
  });
});

describe('bad input', () => {
  async function post(path: string, body: unknown, key = apiKey): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(at.simulator.url + path, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }
  const whole = {
    merchantAccount,
    amount: { value: 100, currency: 'SEK' },
    reference: 'r',
    returnUrl: 'http://localhost/',
    paymentMethod: card(VISA),
    origin: 'http://localhost',
    shopperIP: '192.0.2.7',
    shopperEmail: 'astrid@exempel.se',
    billingAddress: {
      ...{ street: 'Hornsgatan 1', houseNumberOrName: 'N/A', postalCode: '11820', city: 'Stockholm', country: 'SE' },
    },
  };

  test('a wrong key is refused', async () => {
    expect(await post('/payments', whole, 'wrong')).toMatchObject({
      status: 401,
      body: { status: 401, errorType: 'security' },
    });
    const stranger = new AdyenClient({ url: at.simulator.url, apiKey: 'wrong', merchantAccount });
    await expect(stranger.storedCards(shopperId)).rejects.toMatchObject({ outcome: 'refused', status: 401 });
    await stranger.close();
  });

  test.each([
    ['no amount', { ...whole, amount: undefined }, 422, '100'],
    ['a negative amount', { ...whole, amount: { value: -1, currency: 'SEK' } }, 422, '137'],
    ['an amount in words', { ...whole, amount: { value: 'x', currency: 'SEK' } }, 422, '137'],
    ['no reference', { ...whole, reference: undefined }, 422, '130'],
    ['no return address', { ...whole, returnUrl: undefined }, 422, '14_030'],
    ['a script for a return address', { ...whole, returnUrl: 'javascript:alert(1)' }, 422, '14_030'],
    ['another merchant', { ...whole, merchantAccount: 'Other' }, 403, '901'],
    ['an unencrypted card', { ...whole, paymentMethod: { type: 'scheme', encryptedCardNumber: VISA } }, 422, '174'],
    ['a card without its holder’s address', { ...whole, billingAddress: undefined }, 422, '702'],
    ['a card without the shopper’s place', { ...whole, shopperIP: undefined }, 422, '702'],
    ['an unknown method', { ...whole, paymentMethod: { type: 'giftcard' } }, 422, '14_007'],
    ['broken JSON', '{', 400, '702'],
  ])('%s is reported in Adyen’s format', async (_what, body, status, errorCode) => {
    expect(await post('/payments', body)).toMatchObject({ status, body: { status, errorCode } });
    expect(await at.told()).toEqual([]);
  });
});
