import { describe, expect, test } from 'vitest';

import { confirmedPage, failedPage, nextPage } from './next-page.js';

const web = new URLSearchParams();
const app = new URLSearchParams({ platform: 'App' });
const errors = [{ code: 'PAYMENT_REFUSED', message: 'Betalningen har nekats.' }];

describe('after a payment', () => {
  test('a browser goes to the pages of the shop', () => {
    expect(confirmedPage(web, '1')).toBe('/shop/confirmation?Id=1&sys=cos');
    expect(failedPage(web, errors)).toBe('/shop/basket');
  });

  test('the app goes to the pages of its shell, with the text of what failed', () => {
    expect(confirmedPage(app, '1')).toBe('/appen/#/orderconfirmation?Id=1&sys=cos');
    expect(failedPage(app, errors)).toBe('/appen/#/checkout?message=Betalningen%20har%20nekats.');
  });

  test('a payment that needs another step stays on its page, and the page knows the app', () => {
    const outcome = { ok: true, outcome: 'action', paymentId: '2' } as const;
    expect(nextPage(web, outcome, '2')).toBe('/shop/betalning/2');
    expect(nextPage(app, outcome, '2')).toBe('/shop/betalning/2?platform=App');
    expect(nextPage(app, { ok: false, errors }, '2')).toBe(failedPage(app, errors));
    expect(nextPage(app, { ok: true, outcome: 'confirmed', orderId: '1' }, '2')).toBe(confirmedPage(app, '1'));
  });
});
