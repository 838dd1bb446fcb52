import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import {
  ASTRID,
  GUEST,
  heartbeat,
  Phone,
  pollAfter,
  returnAddress,
  startLogin,
  status,
  wait as waitOn,
} from '../shop/e-id.js';
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
  shop.partners.simulated.bankid?.setScript({});
  shop.partners.simulated.freja?.setScript({});
  browser = shop.visitor();
});

const wait = (seconds: number): void => waitOn(clock, seconds);
const orderOf = ({ qrCode }: { readonly qrCode?: unknown }): string => String(qrCode).split('.')[1] ?? '';
const poll = (who: Shopper, afterSeconds?: number) => pollAfter(clock, who, afterSeconds);

describe('a log-in with BankID by QR', () => {
  test('is scanned, approved, and opens a session for an hour', async () => {
    const { qrCode, autoStartToken, launchLink } = await startLogin(browser);
    expect({ autoStartToken, launchLink }).toEqual({ autoStartToken: null, launchLink: null });
    const page = await phone.scan(qrCode as string);
    expect(await poll(browser)).toMatchObject({
      result: 'Started',
      qrCode: null,
      message: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
    });
    await phone.press(page, { decision: 'approve', person: ASTRID });
    expect(await poll(browser)).toMatchObject({ result: 'Authenticated', message: 'Du är nu inloggad' });
    expect(await heartbeat(browser)).toEqual({
      CustomerType: 'known',
      HardSessionTimeToLiveSeconds: 3600,
      IdentificationValidForSeconds: 3600,
    });
  });

  test('shows a new code each second', async () => {
    const { qrCode } = await startLogin(browser);
    const first = await poll(browser);
    const second = await poll(browser, 1);
    expect(new Set([qrCode, first['qrCode'], second['qrCode']]).size).toBe(3);
    expect(first['nextQrCode']).toBe(second['qrCode']);
  });

  test('continues for five minutes over many short orders, and then times out', async () => {
    await startLogin(browser);
    const codes = new Set<string>();
    for (let second = 0; second < 296; second += 10) {
      const { result, qrCode } = await poll(browser, 10 - (second === 290 ? 6 : 0));
      expect(result).toBe('Pending');
      codes.add(String(qrCode).split('.')[1] as string);
    }
    expect(codes.size).toBeGreaterThan(8);
    expect(await poll(browser, 10)).toMatchObject({
      result: 'ExpiredTransaction',
      qrCode: null,
      message: 'Inloggningen har avbrutits eller så har tidsgränsen överskridits.',
    });
  });

  test('can get five more minutes in its last thirty seconds', async () => {
    await startLogin(browser);
    expect((await browser.post('/sessionapi/v1/grandid/extend', {})).body).toMatchObject({
      mayExtend: false,
      secondsLeft: 300,
    });
    for (const _each of [1, 2, 3]) await poll(browser, 95);
    expect((await status(browser)).body).toMatchObject({ mayExtend: true, secondsLeft: 15 });
    expect((await browser.post('/sessionapi/v1/grandid/extend', {})).body).toMatchObject({
      mayExtend: false,
      secondsLeft: 300,
    });
  });

  test('ends when the person declines', async () => {
    const { qrCode } = await startLogin(browser);
    await phone.press(await phone.scan(qrCode as string), { decision: 'cancel' });
    expect(await poll(browser)).toMatchObject({ result: 'Cancel2', message: 'Åtgärden avbröts.' });
    expect(await heartbeat(browser)).toEqual(GUEST);
  });

  test.each([
    ['cancelled', 'Cancel1'],
    ['expiredTransaction', 'ExpiredTransaction'],
    ['certificateErr', 'Failed'],
    ['transactionRiskBlocked', 'Failed'],
  ])('that BankID ends with %s is reported as %s', async (hint, result) => {
    const { qrCode } = await startLogin(browser);
    await phone.press(await phone.scan(qrCode as string), { decision: 'fail', hint });
    expect(await poll(browser)).toMatchObject({ result });
  });

  test('that is given up in the browser is given up in the app', async () => {
    const { qrCode } = await startLogin(browser);
    const page = await phone.scan(qrCode as string);
    await browser.post('/sessionapi/v1/grandid/cancel', {});
    expect(await phone.press(page, { decision: 'approve', person: ASTRID })).toContain('gäller inte längre');
    expect(await poll(browser)).toMatchObject({ result: 'Failed' });
  });

  test('continues while BankID is away for a moment, and asks it once in two seconds', async () => {
    const { qrCode } = await startLogin(browser);
    const page = await phone.scan(qrCode as string);
    await phone.press(page, { decision: 'approve', person: ASTRID });
    shop.partners.simulated.bankid?.setScript({ error: 'maintenance' });
    expect(await poll(browser)).toMatchObject({ result: 'Pending' });
    shop.partners.simulated.bankid?.setScript({});
    expect(await poll(browser, 1)).toMatchObject({ result: 'Pending' });
    expect(await poll(browser, 1)).toMatchObject({ result: 'Authenticated' });
  });

  test.each(['requestTimeout', 'unauthorized', 'notFound', 'internalError', 'methodNotAllowed'] as const)(
    'keeps its order when BankID answers %s, and succeeds with it',
    async (error) => {
      const { qrCode } = await startLogin(browser);
      await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
      shop.partners.simulated.bankid?.setScript({ nextCollectErrors: [error] });
      expect(orderOf(await poll(browser))).toBe(orderOf({ qrCode }));
      expect(await poll(browser)).toMatchObject({ result: 'Authenticated' });
    },
  );

  test('gets one new order when BankID knows none, and the old one ends in the app', async () => {
    const { qrCode } = await startLogin(browser);
    const page = await phone.scan(qrCode as string);
    shop.partners.simulated.bankid?.setScript({ nextCollectErrors: ['invalidParameters'] });
    const renewed = await poll(browser);
    expect(renewed).toMatchObject({ result: 'Pending' });
    expect(orderOf(renewed)).not.toBe(orderOf({ qrCode }));
    expect(await phone.press(page, { decision: 'approve', person: ASTRID })).toContain('gäller inte längre');
    shop.partners.simulated.bankid?.setScript({ nextCollectErrors: ['invalidParameters'] });
    expect(await poll(browser)).toMatchObject({ result: 'Failed', message: 'Något gick fel. Försök igen.' });
  });

  test('that cannot start says so in the words of the seed', async () => {
    shop.partners.simulated.bankid?.setScript({ error: 'maintenance' });
    const { status: code, body } = await browser.post('/sessionapi/v1/grandid/initlogin', {
      authenticationType: 'BankID',
      applicationType: 'Desktop',
    });
    expect(code).toBe(503);
    expect(body).toMatchObject({
      message: 'Failed to initialize login',
      Success: false,
      errorMessage: 'Något gick fel. Försök igen.',
    });
  });
});

describe('a log-in with BankID on this device', () => {
  const comeBack = async (telephone: string): Promise<unknown> => {
    wait(2);
    const nonce = returnAddress(telephone).searchParams.get('nonce');
    return (await browser.get(`/sessionapi/v1/grandid/checkstatus?nonce=${nonce}`)).body;
  };

  test('succeeds where the app comes back', async () => {
    const { qrCode, launchLink } = await startLogin(browser, { applicationType: 'Mobile' });
    expect(qrCode).toBeNull();
    const done = await phone.press(await phone.open(launchLink as string), { decision: 'approve', person: ASTRID });
    expect(await poll(browser)).toMatchObject({
      result: 'Started',
      message: 'Gå tillbaka till webbläsaren där du började logga in.',
    });
    expect(returnAddress(done).pathname).toBe('/login-status');
    expect(await comeBack(done)).toMatchObject({ result: 'Authenticated' });
    expect(await heartbeat(browser)).toMatchObject({ CustomerType: 'known' });
  });

  test('from Chrome on an iPhone comes back to Chrome, not to the browser of the settings', async () => {
    const body = { authenticationType: 'BankID', applicationType: 'Mobile', thisDevice: true };
    const started = await browser.post('/sessionapi/v1/grandid/initlogin', body, {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1',
    });
    const { launchLink } = (started.body as unknown as { result: { launchLink: string } }).result;
    const done = await phone.press(await phone.open(launchLink), { decision: 'approve', person: ASTRID });
    const back = returnAddress(done);
    expect(back.href).toMatch(/^googlechrome:\/\/.*\/login-status\?nonce=/);
    expect(done).toContain('<code>googlechrome://');
    expect(await comeBack(done)).toMatchObject({ result: 'Authenticated' });
  });

  test('continues for two minutes over many short orders, and only the link changes', async () => {
    const { launchLink } = await startLogin(browser, { applicationType: 'Mobile' });
    const links = new Set([launchLink]);
    await poll(browser);
    for (let second = 12; second < 120; second += 10) {
      const told = await poll(browser, 10);
      expect(told).toMatchObject({ result: 'Pending', qrCode: null, message: 'Försöker starta BankID-appen.' });
      links.add(told['launchLink'] as string);
    }
    expect(links.size).toBe(4);
    expect(await poll(browser, 10)).toMatchObject({
      result: 'ExpiredTransaction',
      mayExtend: false,
      message: 'Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.',
    });
  });

  test('succeeds with the link of its latest order', async () => {
    await startLogin(browser, { applicationType: 'Mobile' });
    const { launchLink } = await poll(browser, 31);
    const done = await phone.press(await phone.open(launchLink as string), { decision: 'approve', person: ASTRID });
    expect(await poll(browser)).toMatchObject({ result: 'Started' });
    expect(await comeBack(done)).toMatchObject({ result: 'Authenticated' });
  });

  test('ends after two minutes without a text about a missing app when the app had answered', async () => {
    const { launchLink } = await startLogin(browser, { applicationType: 'Mobile' });
    await phone.open(launchLink as string);
    expect(await poll(browser, 60)).toMatchObject({ result: 'Started', appMissing: null });
    expect(await poll(browser, 60)).toMatchObject({
      result: 'ExpiredTransaction',
      message: 'Inloggningen har avbrutits eller så har tidsgränsen överskridits.',
    });
  });
});

describe('a log-in with Freja+', () => {
  test('by QR', async () => {
    const { qrCode } = await startLogin(browser, { authenticationType: 'FrejaPlus' });
    await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID }, 'freja');
    expect(await poll(browser)).toMatchObject({ result: 'Authenticated' });
  });

  test('on this device ends in Freja’s own words when no app answers', async () => {
    await startLogin(browser, { authenticationType: 'FrejaPlus', applicationType: 'Mobile' });
    expect(await poll(browser)).toMatchObject({ result: 'Pending', message: 'Öppna Freja-appen.' });
    expect(await poll(browser, 120)).toMatchObject({
      result: 'ExpiredTransaction',
      message: 'Freja-appen svarade inte. Kontrollera att du har den på den här enheten. Försök sedan igen.',
    });
  });

  test('on this device', async () => {
    const { launchLink } = await startLogin(browser, { authenticationType: 'FrejaPlus', applicationType: 'Mobile' });
    const page = await phone.open(launchLink as string);
    expect(await poll(browser)).toMatchObject({ result: 'Started', message: 'Godkänn i Freja-appen.' });
    await phone.press(page, { decision: 'cancel' }, 'freja');
    expect(await poll(browser)).toMatchObject({ result: 'Cancel2' });
  });
});

test.each([
  [{ authenticationType: 'BankId', applicationType: 'Desktop' }, 'authenticationType'],
  [{ authenticationType: 'BankID', applicationType: 'Web' }, 'applicationType'],
  [{ authenticationType: 'BankID', applicationType: 'Desktop', stayLoggedIn: 'yes' }, 'stayLoggedIn'],
])('an error about a start with %j names the field', async (body, field) => {
  const answer = await shop.visitor().post('/sessionapi/v1/grandid/initlogin', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, message: answer.body.errors?.[0]?.message, errors: [{ field }] });
});
