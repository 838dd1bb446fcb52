import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const NILS = '198507099813';
const BEFORE = '2026-12-20T22:59:59.000Z';
/** Midnight in Stockholm on 21 December. */
const FIRST = '2026-12-20T23:00:00.000Z';

const clock = new SettableClock(BEFORE);
let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());

interface Shown {
  readonly Message: { readonly MessageTitle: string; readonly MessageText: string; readonly OrderNr: string | null };
  readonly MessageGuid: string;
}
async function shownTo(who: Shopper): Promise<readonly Shown[]> {
  const { status, body } = await who.get('/api/usermessages');
  expect(status).toBe(200);
  return body as unknown as readonly Shown[];
}
async function loggedInAt(at: string): Promise<Shopper> {
  clock.set(at);
  const who = shop.visitor();
  expect((await who.logIn(NILS)).status).toBeLessThan(400);
  return who;
}
const titles = async (who: Shopper) => (await shownTo(who)).map(({ Message }) => Message.MessageTitle);

test('a dated message is shown from its first day through its last, by the day in Stockholm (RMD-04, RMD-08)', async () => {
  expect(await titles(await loggedInAt(BEFORE))).toEqual([]);
  const [first] = await shownTo(await loggedInAt(FIRST));
  expect(first).toEqual({
    Message: {
      MessageTitle: 'Paketen i jul',
      MessageText: expect.stringContaining('Inga paket lämnar oss <strong>den 24–27 december</strong>.') as string,
      OrderNr: null,
    },
    MessageGuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(await titles(await loggedInAt('2026-12-27T22:59:59.000Z'))).toEqual(['Paketen i jul']);
  expect(await titles(await loggedInAt('2026-12-27T23:00:00.000Z'))).toEqual([]);
  expect(await titles(await loggedInAt('2026-12-31T12:00:00.000Z'))).toEqual(['Paketen i nyår']);
});

test('a message that was closed comes back after 24 hours, while it lasts', async () => {
  const nils = await loggedInAt('2026-12-23T10:00:00.000Z');
  const [message] = await shownTo(nils);
  expect((await nils.put('/api/usermessages/setread', { MessageGuid: message?.MessageGuid })).status).toBe(200);
  expect(await titles(nils)).toEqual([]);
  expect(await titles(await loggedInAt('2026-12-24T09:59:59.000Z'))).toEqual([]);
  expect(await titles(await loggedInAt('2026-12-24T10:00:00.000Z'))).toEqual(['Paketen i jul']);
});

test('a guest gets none', async () => {
  clock.set('2026-12-24T10:00:00.000Z');
  expect(await shownTo(shop.visitor())).toEqual([]);
});
