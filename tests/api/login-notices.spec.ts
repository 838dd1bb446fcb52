import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addMinutes } from '../../domain/kernel/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID, GUEST, heartbeat, Phone, startLogin, status } from '../shop/e-id.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let phone: Phone;
let browser: Shopper;

beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40 });
  phone = new Phone(shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  browser = shop.visitor();
});

describe('what the client tells the checkout', () => {
  const logIn = async (): Promise<void> => {
    const { qrCode } = await startLogin(browser);
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
    clock.set(new Date(Date.parse(clock.now()) + 2_000).toISOString());
    await status(browser);
  };

  test('has a person number in the body only as a hint: the person comes from the session', async () => {
    expect((await browser.post('/commands/logged-in', { previousPersonNumber: ASTRID })).status).toBe(401);
    await logIn();
    expect((await browser.post('/commands/logged-in', { previousPersonNumber: ASTRID })).body).toEqual({
      success: true,
      samePerson: true,
    });
    expect((await browser.post('/commands/logged-in', { previousPersonNumber: '198507099813' })).body).toEqual({
      success: true,
      samePerson: false,
    });
  });

  describe('after the identification has ended no person number is compared, neither right nor wrong', () => {
    beforeEach(async () => {
      await browser.get(
        `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`,
      );
      clock.set(addMinutes(clock.now(), 61));
    });

    test('at the start of a session: the customer is asked to identify', async () => {
      const asked = { status: 401, body: { errors: [{ code: 'IDENTIFICATION_REQUIRED' }] } };
      for (const previousPersonNumber of [ASTRID, '198507099813'])
        expect(await browser.post('/commands/logged-in', { previousPersonNumber })).toMatchObject(asked);
      expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known' });
    });

    test.each([ASTRID, '198507099813'])('at its end: the session ends, with %s', async (personalIdentityNumber) => {
      expect((await browser.post('/commands/logged-out', { personalIdentityNumber })).status).toBe(200);
      expect(await heartbeat(browser)).toEqual(GUEST);
    });
  });

  test('with a strong log-in numbers are compared up to a limit, and logging out is always possible', async () => {
    await browser.logIn('198507099813');
    const tell = () => browser.post('/commands/logged-in', { previousPersonNumber: ASTRID });
    for (let time = 0; time < 20; time += 1) expect((await tell()).status).toBe(200);
    expect(await tell()).toMatchObject({ status: 429, body: { errors: [{ code: 'TOO_MANY_CALLS' }] } });
    const other = { personalIdentityNumber: ASTRID };
    expect((await browser.post('/commands/logged-out', other)).status).toBe(200);
    expect(await heartbeat(browser)).toEqual(GUEST);
  });

  test('without a number the shop knows from the session whether the same person was here before', async () => {
    const samePerson = async (): Promise<unknown> =>
      (await browser.post('/commands/logged-in', { previousPersonNumber: null })).body['samePerson'];
    await browser.logIn(ASTRID);
    expect(await samePerson()).toBe(false);
    await browser.logIn(ASTRID);
    expect(await samePerson()).toBe(true);
    await browser.logIn('198507099813');
    expect(await samePerson()).toBe(false);
    await browser.get('/sessionapi/v1/grandid/logout');
    await browser.logIn('198507099813');
    expect((await browser.post('/commands/logged-in', {})).body).toEqual({ success: true, samePerson: false });
  });

  test('a message about another person’s log-out changes nothing, and one about the own ends the session', async () => {
    await logIn();
    await browser.post('/commands/logged-out', { personalIdentityNumber: '198507099813' });
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known' });
    await browser.post('/commands/logged-out', { personalIdentityNumber: ASTRID });
    expect(await heartbeat(browser)).toEqual(GUEST);
  });
});
