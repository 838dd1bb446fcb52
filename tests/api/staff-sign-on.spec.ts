import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { TestProvider } from '../../services/access/staff/oidc/test-provider.fixture.js';
import type { Shopper } from '../shop/shopper.js';
import { giveReason } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let provider: TestProvider;
let shop: TestShop;
beforeAll(async () => {
  provider = await TestProvider.start();
  const settings = {
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: 'konsol',
    STAFF_OIDC_CLIENT_SECRET: 'hemlig-nog',
    STAFF_OIDC_ROLES: 'drift=operations,kundtjanst=support',
    STAFF_OIDC_NAME: 'Testbolaget',
    TRUST_PROXY: '1',
  };
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web'), settings });
});
afterAll(async () => {
  await shop.stop();
  await provider.close();
});

const get = (who: Shopper, address: string) => who.send('GET', address, undefined, {}, 'manual');

describe('the company’s own log-in', () => {
  test('is offered, works both ways, and opens the requested page of the console', async () => {
    const who = shop.visitor();
    expect(String((await who.get('/konsol/drift')).body['text'])).toContain('Logga in med Testbolaget');
    provider.person = { sub: '9', name: 'Disa Drift', groups: ['drift'] };
    const back = await provider.approve(
      (await get(who, '/konsol/logga-in/foretag?till=/konsol/drift')).headers.get('location') as string,
    );
    const answer = await get(who, back.pathname + back.search);
    expect(answer.status).toBe(200);
    expect(String(answer.body['text'])).toContain('0;url=/konsol/drift');
    await giveReason(who, 'operations');
    expect((await get(who, '/konsol/drift')).status).toBe(200);
  });

  test('tells a person without a role what is missing, and lets nobody in by an address of their own', async () => {
    const who = shop.visitor();
    provider.person = { sub: '10', name: 'Lage Lager', groups: ['lager'] };
    const back = await provider.approve(
      (await get(who, '/konsol/logga-in/foretag?till=//ond.example')).headers.get('location') as string,
    );
    expect((await get(who, back.pathname + back.search)).headers.get('location')).toBe('/konsol/logga-in?fel=no-role');
    expect((await get(who, '/konsol/logga-in/tillbaka?code=x&state=y')).headers.get('location')).toBe(
      '/konsol/logga-in?fel=failed',
    );
    expect(String((await who.get('/konsol/logga-in?fel=no-role')).body['text'])).toContain('ingen roll i konsolen');
  });
});

test('guesses are counted by the address that the trusted proxy gives', async () => {
  const guess = (from: string, password = 'fel') =>
    shop
      .visitor()
      .send(
        'POST',
        '/konsol/logga-in',
        new URLSearchParams({ login: 'kundtjanst', password }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
        'manual',
      );
  for (let n = 0; n < 20; n += 1)
    await shop
      .visitor()
      .send(
        'POST',
        '/konsol/logga-in',
        new URLSearchParams({ login: `konto-${n}`, password: 'fel' }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `192.0.2.${n}, 198.51.100.66` },
        'manual',
      );
  expect(String((await guess('203.0.113.1, 198.51.100.66', 'test-kundtjanst')).body['text'])).toContain(
    'Det blev för många försök',
  );
  expect((await guess('198.51.100.67', 'test-kundtjanst')).status).toBe(302);
});
