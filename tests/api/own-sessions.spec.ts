import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { COMPANY } from '../../services/foundation/company.js';
import { customer } from '../../domain/customer/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { ASTRID, startLogin } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const COOKIE = 'algort_session';
const BENGT = '198507099813';
const NEWCOMER = '199908072391';
const PAGE = '/member/minainloggningar';
const EMAIL = 'astrid@exempel.se';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

interface Heartbeat {
  readonly Result: { readonly CustomerType: string };
}

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let cream: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40, webBuild: path.resolve('dist/web') });
  cream = (await shop.varuIds())[0] as string;
});
afterAll(() => shop.stop());
beforeEach(() => wait(2 * DAY));

const wait = (seconds: number): void => clock.set(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());
const heartbeat = async (who: Shopper): Promise<string> =>
  ((await who.get('/api/heartbeat/check?lastActiveSecondsAgo=0')).body as unknown as Heartbeat).Result.CustomerType;
const lines = async (who: Shopper): Promise<readonly string[]> =>
  ((await who.get('/cart')).body as unknown as { lineItems: { varuId: string }[] }).lineItems.map(
    ({ varuId }) => varuId,
  );

async function stayedLoggedIn(): Promise<Shopper> {
  const browser = shop.visitor();
  await browser.get(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`);
  return browser;
}

describe('the cookie of a customer who stays logged in', () => {
  test('changes each day and keeps log-in and cart, with a heartbeat as with a page', async () => {
    const browser = await stayedLoggedIn();
    await browser.post('/cart/add-quantity', { id: cream, quantity: 1 });
    const seen = [browser.cookie(COOKIE)];
    for (let day = 1; day <= 3; day += 1) {
      wait(DAY);
      expect(await heartbeat(browser)).toBe('known');
      seen.push(browser.cookie(COOKIE));
      expect(await lines(browser)).toEqual([cream]);
    }
    expect(new Set(seen).size).toBe(4);
  });

  test('that was copied ends the log-in when it is used after the browser has another', async () => {
    const browser = await stayedLoggedIn();
    const thief = new CopiedCookie(shop.url, browser.cookie(COOKIE) as string);
    wait(DAY);
    await heartbeat(browser);
    await heartbeat(browser);
    expect(await thief.type()).toBe('known');
    wait(5 * MINUTE);
    expect(await thief.type()).toBe('guest');
    expect(await heartbeat(browser)).toBe('guest');
  });
});

/** Logs Astrid in, with a browser that sends this user agent. */
async function loggedIn(userAgent: string, browser = shop.visitor(), stay = false): Promise<Shopper> {
  const asked = `ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=${stay}`;
  const path = `/sessionapi/v1/grandid/test/initloginauto?${asked}`;
  await browser.send('GET', path, undefined, { 'user-agent': userAgent });
  return browser;
}

const textOf = async (who: Shopper): Promise<string> => String((await who.get(PAGE)).body['text']);
const sent = (who: Shopper, form: Readonly<Record<string, string>>): Promise<Answer> =>
  who.sendForm(PAGE, { ...form, commandId: randomUUID() });
const idsOn = (page: string): readonly string[] =>
  [...page.matchAll(/name="sessionId" value="([^"]+)"/g)].map(([, id]) => id as string);

describe("a customer's own log-ins", () => {
  beforeEach(async () => {
    const browser = await loggedIn(COMPUTER);
    await sent(browser, { what: 'alla' });
  });

  test('are shown with device, time and way, and this device is marked', async () => {
    await loggedIn(PHONE, shop.visitor(), true);
    const page = await textOf(await loggedIn(COMPUTER));
    expect(idsOn(page)).toHaveLength(2);
    expect(page).toContain('Chrome på Windows');
    expect(page).toContain('Safari på iPhone');
    expect(page.match(/Den här enheten/g)).toHaveLength(1);
    expect(page.match(/testinloggning/g)).toHaveLength(2);
    expect(page).not.toContain(ASTRID);
  });

  test('can be ended one by one, and the end is recorded', async () => {
    const phone = await loggedIn(PHONE);
    wait(MINUTE);
    const computer = await loggedIn(COMPUTER);
    const [here, other] = idsOn(await textOf(computer));
    const { status, headers } = await sent(computer, { what: 'en', sessionId: other as string });
    expect([status, headers.get('location')]).toEqual([303, `${PAGE}?avslutad=ja`]);
    expect([await heartbeat(phone), await heartbeat(computer)]).toEqual(['guest', 'known']);
    expect(idsOn(await textOf(computer))).toEqual([here]);
    const history = await shop.platform.store.readStreams([`customer-${await shop.customerId(ASTRID)}`]);
    expect(history.at(-1)).toMatchObject({ type: 'SessionsEnded', data: { sessionIds: [other] } });
  });

  test('end here too when it is this device', async () => {
    const computer = await loggedIn(COMPUTER);
    const [here] = idsOn(await textOf(computer));
    const { status, headers } = await sent(computer, { what: 'en', sessionId: here as string });
    expect([status, headers.get('location')]).toEqual([303, '/']);
    expect(await heartbeat(computer)).toBe('guest');
  });

  test('all end by "Logga ut överallt", and other customers stay logged in', async () => {
    const [phone, computer, bengt] = [await loggedIn(PHONE), await loggedIn(COMPUTER), shop.visitor()];
    await bengt.logIn(BENGT);
    expect((await sent(computer, { what: 'alla' })).status).toBe(303);
    expect([await heartbeat(phone), await heartbeat(computer), await heartbeat(bengt)]).toEqual([
      'guest',
      'guest',
      'known',
    ]);
  });

  test('cannot be ended by anyone else', async () => {
    const computer = await loggedIn(COMPUTER);
    const [here] = idsOn(await textOf(computer));
    const bengt = shop.visitor();
    await bengt.logIn(BENGT);
    await sent(bengt, { what: 'en', sessionId: here as string });
    expect(await heartbeat(computer)).toBe('known');
  });

  test('need a strong log-in: a weak one neither sees nor ends them', async () => {
    const phone = await loggedIn(PHONE, shop.visitor(), true);
    const weak = await loggedIn(COMPUTER, shop.visitor(), true);
    const ids = idsOn(await textOf(weak));
    expect(ids).toHaveLength(2);
    wait(2 * 60 * MINUTE);
    const page = await weak.send('GET', PAGE, undefined, {}, 'manual');
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/init-login?redirect=${encodeURIComponent(PAGE)}`,
    ]);
    const forms: readonly Record<string, string>[] = [{ what: 'alla' }, { what: 'en', sessionId: ids[0] as string }];
    for (const form of forms) {
      const { status, headers } = await sent(weak, form);
      expect([status, headers.get('location')]).toEqual([303, `/init-login?redirect=${PAGE}`]);
    }
    expect([await heartbeat(phone), await heartbeat(weak)]).toEqual(['known', 'known']);
  });

  test('cannot be ended by a form that no page of ours sends', async () => {
    const computer = await loggedIn(COMPUTER);
    const { status, body } = await computer.sendForm(PAGE, { what: 'en', sessionId: 'x', commandId: 'y' });
    expect([status, await heartbeat(computer)]).toEqual([200, 'known']);
    expect(body['text']).toContain('Utloggningen gick inte att genomföra');
  });
});

test('a browser has its device cookie before the log-in begins, and keeps it', async () => {
  const browser = shop.visitor();
  await startLogin(browser);
  const mark = browser.cookie('algort_device');
  expect(mark).toMatch(/^[\w-]{43}$/);
  await loggedIn(COMPUTER, browser);
  expect(browser.cookie('algort_device')).toBe(mark);
});

describe('a mail', () => {
  const letters = (subject: string): readonly string[] => {
    const mailbox = shop.partners.simulated.mail!;
    const own = mailbox.list({ to: EMAIL }).filter((mail) => mail.subject === subject);
    return own.map(({ id }) => mailbox.read(id)?.text ?? '');
  };
  const newDevices = (): readonly string[] => letters('Ny inloggning på ditt konto');
  beforeAll(async () => {
    await loggedIn(COMPUTER);
    const profile = { email: EMAIL };
    const command = { type: 'UpdateProfile', profile } as const;
    await shop.platform.commands.handle(customer, await shop.customerId(ASTRID), command, newContext(SYSTEM));
  });

  test('reports a log-in from a new device once, and none from a known one', async () => {
    const about = (device: string): number => newDevices().filter((text) => text.includes(device)).length;
    const tablet = await loggedIn(TABLET);
    await until(async () => about('Safari på iPad') === 1);
    await tablet.get('/sessionapi/v1/grandid/logout');
    wait(MINUTE);
    await loggedIn(TABLET, tablet);
    // One stream's events are handled in order. When this mail is sent, a mail about the known tablet would have been
    // sent too.
    await loggedIn(LINUX);
    await until(async () => about('Firefox på Linux') === 1);
    expect(about('Safari på iPad')).toBe(1);
    for (const text of newDevices()) expect(text.replace(COMPANY.organisationNumber, '')).not.toMatch(/\d{6,8}-?\d{4}/);
  });

  test('is not sent to a new customer', async () => {
    const { commands, store } = shop.platform;
    const newcomer = shop.visitor();
    await newcomer.logIn(NEWCOMER);
    const events = await store.readStreams([`customer-${await shop.customerId(NEWCOMER)}`]);
    const seen = events.filter(({ type }) => type === 'NewDeviceSeen');
    expect(seen.map(({ data }) => data)).toEqual([expect.objectContaining({ atFirstLogIn: true })]);
    expect((await commands.load(customer, await shop.customerId(NEWCOMER))).devices).toHaveLength(1);
  });

  test('reports that a copied cookie ended a log-in', async () => {
    const browser = await stayedLoggedIn();
    const thief = new CopiedCookie(shop.url, browser.cookie(COOKIE) as string);
    wait(DAY);
    await heartbeat(browser);
    await heartbeat(browser);
    wait(5 * MINUTE);
    expect(await thief.type()).toBe('guest');
    await until(async () => letters('Vi har loggat ut en av dina enheter').length === 1);
  });
});

/** A client that never takes a new cookie, but always sends the copied one. */
class CopiedCookie {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async type(): Promise<string> {
    const cookie = `${COOKIE}=${this.token}`;
    const answer = await fetch(`${this.url}/api/heartbeat/check?lastActiveSecondsAgo=0`, { headers: { cookie } });
    return ((await answer.json()) as Heartbeat).Result.CustomerType;
  }
}
