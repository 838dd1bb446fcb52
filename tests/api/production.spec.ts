import { describe, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { headOf, rawClient } from '../shop/raw-client.js';
import { servedShop } from '../shop/served-shop.js';

const SIMULATED_PARTNERS = 'adyen,warehouse,mail,push,weather';
const settings = {
  SHOP_ENV: 'production',
  MASTER_KEY: '8f3a17b2'.repeat(8),
  LOOKUP_KEY: '29d650ce'.repeat(8),
  SIMULATED_PARTNERS,
  TOGGLES: 'DebugModeToggle=on',
};
const shop = servedShop({ products: 20, partners: 'inside', settings });

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${shop.url}${address}`, { redirect: 'manual', ...init });
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { origin: shop.url },
  body: new URLSearchParams(fields),
});

/** True when the browser that got this response is logged in. */
async function isSomebody(answer: Response): Promise<boolean> {
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const check = await ask('/api/heartbeat/check?lastActiveSecondsAgo=0', { headers: { cookie } });
  return JSON.stringify(await check.json()).includes('known');
}

describe('in production', () => {
  test.each(['evil.example', `127.0.0.1.evil.example`])('the shop is not called %s', async (host) => {
    const client = await rawClient(shop.url, `${headOf(host)}\r\nConnection: close\r\n\r\n`);
    await client.ended;
    expect(client.heard()).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['/api/docs', '/api/docs.json', '/metrics'])(
    '%s does not exist unless a setting asks for it',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );

  test('robots are told which addresses to leave out', async () => {
    const answer = await ask('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toMatch(/^User-agent: \*\nDisallow: [^]*\nDisallow: \/konsol\n/);
  });
});

describe('in production (LOG-15)', () => {
  test.each(['/init-login', '/init-login.data?_routes=routes%2Flogin%2Froute'])(
    'nobody can log in as a test person by the form of %s',
    async (address) => {
      const answer = await ask(address, form({ personNumber: ASTRID }));
      expect(answer.status).toBe(404);
      expect(await isSomebody(answer)).toBe(false);
    },
  );

  test('nobody can log in as a test person by the call', async () => {
    const answer = await ask(
      `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=true`,
    );
    expect(answer.status).toBe(404);
    expect(await isSomebody(answer)).toBe(false);
  });

  test.each(['/sessionapi/v1/grandid/test/users', '/login-return', '/dev/interface', '/partner/bankid/phone'])(
    '%s does not exist',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );

  test('no page names a test person, a test card or a test log-in', async () => {
    for (const address of ['/', '/init-login', '/konsol/logga-in', '/shop/betalning']) {
      const html = await (await ask(address)).text();
      expect(html).not.toContain(ASTRID);
      expect(html).not.toMatch(/testperson|testkort|testinloggning|4111 ?1111/i);
    }
  });
});
