import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { giveReason, logInStaff } from '../shop/staff.js';
import { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let atShop: Shopper;
let atConsole: Shopper;
beforeAll(async () => {
  const port = String(await freePort());
  const [PUBLIC_URL, CONSOLE_URL] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  shop = await startTestShop({
    clock,
    products: 40,
    webBuild: path.resolve('dist/web'),
    settings: { PORT: port, PUBLIC_URL, CONSOLE_URL },
  });
  atShop = new Shopper(PUBLIC_URL);
  atConsole = new Shopper(CONSOLE_URL);
});
afterAll(() => shop.stop());

const get = (who: Shopper, address: string) => who.send('GET', address, undefined, {}, 'manual');
const statusOf = async (who: Shopper, address: string): Promise<number> => (await get(who, address)).status;

describe('a console with a host of its own', () => {
  test.each(['/konsol', '/konsol/logga-in', '/KONSOL/drift', '/%6bonsol', '/konsol.data', '/konsol/drift.data'])(
    '%s is not found at the shop’s host',
    async (address) => {
      expect(await statusOf(atShop, address)).toBe(404);
      expect((await atShop.sendForm(address, { login: 'drift', password: 'test-drift' })).status).toBe(404);
      expect(atShop.cookie('algort_staff')).toBeUndefined();
    },
  );

  test.each(['/shop/basket', '/kategori', '/_root.data', '/api/favourites/get', '/payments/methods'])(
    '%s is not found at the console’s host',
    async (address) => {
      expect(await statusOf(atConsole, address)).toBe(404);
      expect(await statusOf(atShop, address)).not.toBe(404);
    },
  );

  test('leads to the console, logs staff in there and serves its files', async () => {
    expect((await get(atConsole, '/')).headers.get('location')).toBe('/konsol');
    await logInStaff(atConsole, 'drift');
    await giveReason(atConsole, 'operations');
    const { status, body } = await get(atConsole, '/konsol/drift');
    expect(status).toBe(200);
    const file = /\/assets\/[\w.-]+\.js/.exec(String(body['text']))?.[0] ?? '';
    expect(await statusOf(atConsole, file)).toBe(200);
  });
});

describe('a console that nobody uses', () => {
  const afterMinutes = (minutes: number): void =>
    clock.set(new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString());

  test('logs out after half an hour although its page kept asking, and says why', async () => {
    await logInStaff(atConsole, 'drift');
    await giveReason(atConsole, 'operations');
    afterMinutes(29);
    expect(await statusOf(atConsole, '/konsol/drift?tyst=1')).toBe(200);
    afterMinutes(2);
    const { headers } = await get(atConsole, '/konsol/drift?tyst=1');
    expect(headers.get('location')).toBe('/konsol/logga-in?fel=idle&till=%2Fkonsol%2Fdrift');
    const page = await get(atConsole, headers.get('location') as string);
    expect(String(page.body['text'])).toContain('Du har loggats ut, för att inget hände på en stund.');
  });

  test('stays open while somebody is there', async () => {
    await logInStaff(atConsole, 'drift');
    await giveReason(atConsole, 'operations');
    for (let sign = 0; sign < 3; sign += 1) {
      afterMinutes(20);
      expect((await get(atConsole, '/konsol/narvaro')).body['here']).toBe(true);
    }
    expect(await statusOf(atConsole, '/konsol/drift')).toBe(200);
  });
});
