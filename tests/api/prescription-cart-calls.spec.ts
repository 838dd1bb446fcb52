import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import {
  ASTRID,
  cartsIn,
  CHEAP,
  idOf,
  named,
  rowsIn,
  tensidal,
  THYROID,
  tyrolin,
  type Carts,
} from '../shop/prescription-cart.js';
import { stockPrescriptionGoods } from '../shop/prescription-goods.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock: new SettableClock('2026-11-20T09:00:00.000Z'), products: 40 });
  const gln = pharmacyAt('pharmacy-102')?.gln ?? '';
  await stockPrescriptionGoods(shop, { [THYROID]: { [gln]: 4 }, [CHEAP]: { [gln]: 2 } });
});
afterAll(() => shop.stop());

/** The calls of docs/prescription-calls.md about the cart, and the carts that each answers. */
function documented() {
  const page = readFileSync('docs/prescription-calls.md', 'utf8');
  const part = page.slice(page.indexOf('## Calls of the cart'), page.indexOf('## Calls that answer'));
  const [intro = '', ...calls] = part.split('\n### ');
  const block = (text: string) => /```\w*\n([^`]+)\n```/.exec(text)?.[1];
  const answering = calls.filter((call) => call.includes('Answer: the carts.'));
  return {
    carts: JSON.parse(block(intro) ?? '') as Carts,
    calls: answering.map((call) => {
      const [method = '', path = ''] = (call.split('\n')[0] ?? '').split(' ');
      return { method, path, request: block(call) };
    }),
  };
}

/** The names of all fields, at any depth. */
function fieldsOf(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${at}${name}`, ...fieldsOf(inner, `${at}${name}.`)]);
}

describe('the documented calls (RX-09, RX-14)', () => {
  const { carts, calls } = documented();
  test('are eight', () => expect(calls).toHaveLength(8));

  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers the documented carts',
    async (_name, { method, path, request }) => {
      const who = await named(shop, ASTRID);
      // The register of a test has ids of its own, and a row number cannot be written down.
      const ordinationsId = await idOf(who, ASTRID, 'Tensidal');
      const [row] = rowsIn(path.endsWith('lagg-till') ? await tyrolin(who) : await tensidal(who));
      const [known] = carts.kundvagnar[0]?.rader ?? [];
      const sent = request?.replace(known?.radnummer ?? '', row?.radnummer ?? '').replace('human-1-2', ordinationsId);
      const isForm = sent !== undefined && !sent.startsWith('{');
      const type: Record<string, string> = isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
      const answer = await who.send(method, path, sent, type);
      const given = cartsIn(answer);
      const isEmpty = given.kundvagnar.length === 0;
      expect(new Set(fieldsOf(given))).toEqual(new Set(fieldsOf(isEmpty ? { ...carts, kundvagnar: [] } : carts)));
      expect(isEmpty).toBe(/ta-bort|radera/.test(path));
    },
  );
});
