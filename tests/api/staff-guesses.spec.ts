import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const LOG_IN = '/konsol/logga-in';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web'), settings: { TRUST_PROXY: '1' } });
});
afterAll(() => shop.stop());

const guess = (from: string, password: string, who = shop.visitor(), login = 'kundtjanst'): Promise<Answer> =>
  who.send(
    'POST',
    LOG_IN,
    new URLSearchParams({ login, password }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    'manual',
  );
const loggedOut = async (who: Shopper): Promise<Shopper> => {
  await who.sendForm('/konsol/logga-ut', {});
  return who;
};

test('a flood of guesses is told to come again, and does not block the shop’s files', async () => {
  let answered = 0;
  const flood = Array.from({ length: 60 }, async (_, n) => {
    const answer = await guess(`203.0.113.${n}`, 'fel', shop.visitor(), `konto-${n}`);
    answered += 1;
    return answer;
  });
  await Promise.race(flood);
  expect((await shop.visitor().get('/favicon.svg')).status).toBe(200);
  expect(answered).toBeLessThan(60);
  const busy = (await Promise.all(flood)).filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(String(busy[0]?.body['text'])).toContain('Just nu är det många som loggar in. Vänta några sekunder');
});

test('a person who has logged in from here can log in again, whatever is guessed elsewhere and from here', async () => {
  const here = shop.visitor();
  expect((await guess('192.0.2.1', 'test-kundtjanst', here)).status).toBe(302);
  await loggedOut(here);
  for (let n = 0; n < 5; n += 1) await guess(`198.51.100.${n}`, 'fel');
  for (let n = 0; n < 20; n += 1) await guess('192.0.2.1', 'fel', shop.visitor(), `konto-${n}`);
  const refused = await guess('192.0.2.1', 'test-kundtjanst');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await guess('192.0.2.99', 'test-kundtjanst')).status).toBe(200);
  expect((await guess('192.0.2.1', 'test-kundtjanst', here)).status).toBe(302);
});
