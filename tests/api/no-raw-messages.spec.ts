import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { LoginWays } from '../../services/person/login/login-ways.js';
import { OwnSessions } from '../../services/person/login/own-sessions/own-sessions.js';
import { SessionGate } from '../../services/access/session/session-gate.js';
import { ASTRID } from '../shop/e-id.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** A message as a database or a partner might send it. It may appear in the log, but in no response. */
const RAW = 'relation "hemlig_tabell" does not exist at bankid-7.intern:5432';
const LOGINS = '/member/minainloggningar';

/** The status of the simulated e-ID's responses. All their fields contain the raw message. */
const said = { status: 200 };
let eId: Server;
let shop: TestShop;
let browser: Shopper;
beforeAll(async () => {
  eId = createServer((request, response) => {
    const isCollect = request.url?.endsWith('/collect') ?? false;
    const order = { orderRef: randomUUID(), autoStartToken: randomUUID(), qrStartToken: 'q', qrStartSecret: 's' };
    const failed = { errorCode: RAW, details: RAW, message: RAW };
    const collected = { ...order, status: 'failed', hintCode: RAW, details: RAW };
    const status = isCollect ? 200 : said.status;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isCollect ? collected : status === 200 ? order : failed));
  });
  await new Promise<void>((listening) => eId.listen(0, '127.0.0.1', listening));
  const environment = { SEED: 'none', BANKID_URL: `http://127.0.0.1:${(eId.address() as AddressInfo).port}` };
  shop = await startTestShop({ products: 5, environment, webBuild: path.resolve('dist/web') });
});
afterAll(async () => {
  await shop.stop();
  await new Promise((closed) => eId.close(closed));
});
beforeEach(() => (browser = shop.visitor()));
afterEach(() => {
  said.status = 200;
  vi.restoreAllMocks();
});

const begin = (): Promise<Answer> => browser.sendForm('/init-login', { view: 'qr', redirect: '/' });
const checked = ({ status, body }: Answer): number => {
  for (const word of ['hemlig_tabell', 'bankid-7', 'does not exist']) expect(JSON.stringify(body)).not.toContain(word);
  return status;
};
const apart = (): Error => Object.assign(new Error(RAW), { cause: new Error(RAW), code: RAW });

describe('nobody sees a partner’s description of its own faults', () => {
  test.each([400, 401, 500, 503])('when it refuses to start a log-in with %i', async (status) => {
    said.status = status;
    expect(checked(await begin())).toBe(503);
    const asked = { authenticationType: 'BankID', applicationType: 'Desktop', stayLoggedIn: false, thisDevice: false };
    expect(checked(await browser.post('/sessionapi/v1/grandid/initlogin', asked))).toBe(503);
  });

  test('when it ends a log-in for an unknown reason', async () => {
    expect((await begin()).headers.get('location')).toBe('/login-status');
    const page = await browser.get('/login-status');
    expect(checked(page)).toBe(200);
    expect(checked(await browser.get('/sessionapi/v1/grandid/checkstatus'))).toBe(200);
  });
});

describe('nobody sees the message of an exception', () => {
  test.each([
    ['is begun', apart()],
    ['is begun and two addresses refuse the connection', new AggregateError([apart(), apart()], RAW)],
  ])('where a log-in %s', async (_what, error) => {
    vi.spyOn(shop.app.get(LoginWays, { strict: false }), 'start').mockRejectedValue(error);
    const answer = await begin();
    expect(checked(answer)).toBe(503);
    expect(answer.body['text']).toContain('Ett oväntat fel inträffade');
  });

  test('where a log-in is followed, on the page, in its data and in the call', async () => {
    await begin();
    vi.spyOn(shop.app.get(LoginWays, { strict: false }), 'progress').mockRejectedValue(apart());
    expect(checked(await browser.get('/login-status'))).toBe(500);
    expect(checked(await browser.get('/login-status.data'))).toBe(500);
    expect(checked(await browser.get('/sessionapi/v1/grandid/checkstatus'))).toBe(500);
  });

  test('on the customer’s own pages, and when their forms are sent', async () => {
    await browser.logIn(ASTRID);
    const own = shop.app.get(OwnSessions, { strict: false });
    vi.spyOn(own, 'of').mockRejectedValue(apart());
    vi.spyOn(own, 'endAll').mockRejectedValue(apart());
    const page = await browser.get(LOGINS);
    expect(checked(page)).toBe(500);
    expect(page.body['text']).toContain('Whoops!');
    expect(checked(await browser.get(`${LOGINS}.data`))).toBe(500);
    expect(checked(await browser.sendForm(LOGINS, { what: 'alla', commandId: randomUUID() }))).toBe(500);
  });

  test('where even the visitor’s session cannot be read, on any page and in any call', async () => {
    await browser.logIn(ASTRID);
    vi.spyOn(shop.app.get(SessionGate), 'visitor').mockRejectedValue(apart());
    for (const address of ['/member/', '/init-login', '/shop/basket', '/finns-inte', '/cart'])
      expect([address, checked(await browser.get(address))]).toEqual([address, 500]);
  });
});
