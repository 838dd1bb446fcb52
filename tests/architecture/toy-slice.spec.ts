import { afterAll, beforeAll, expect, test } from 'vitest';

import { CopiedShop } from './copied-shop.js';
import type { liveThrough } from './toy-slice/life.js';

/** The shop with one more slice. It needs a folder and one line in the registry. */
const shop = new CopiedShop('tests/architecture/toy-slice');

let seen: Awaited<ReturnType<typeof liveThrough>>;
beforeAll(async () => {
  shop.add('domain/slices.ts', { line: " 'stamp-card': stampCard,", after: 'const ofCustomers = {', from: 'slice.js' });
  const { liveThrough: live } = await shop.load<{ liveThrough: typeof liveThrough }>('life.ts');
  seen = await live();
});
afterAll(() => shop.remove());

test('the toy slice’s commands are decided, its reaction follows its events, and its job runs at night', () => {
  expect(seen.types).toEqual(['StampGiven', 'StampGiven', 'StampGiven', 'CardFilled', 'CardLapsed']);
  expect(seen.run).toMatchObject({ ok: true, run: { report: { considered: 1, changed: 1, sums: { lapsed: 1 } } } });
});

test('the toy slice’s view has its rows, and its streams belong to the customer', () => {
  expect(seen.rows).toEqual([{ status: 'lapsed' }]);
  expect(seen.streams).toContain('stamp-card-22222222-2222-4222-8222-222222222222');
});

test('the console shows the toy slice on a plain card, compares it, and reports a delay', () => {
  expect(seen.card).toEqual([
    {
      kind: 'stamp-card',
      values: [
        { path: 'stamp-card', kind: 'stamp-card', name: '', value: 'lapsed', rule: null },
        { path: 'stamp-card/stamps', kind: 'stamps', name: '', value: 3, rule: null },
      ],
    },
  ]);
  expect(seen.changed).toMatchObject([
    { path: 'stamp-card', before: 'open', after: 'lapsed' },
    { path: 'stamp-card/stamps', before: 1, after: 3 },
  ]);
  expect(seen.why).toEqual([1, 1, 1]);
});
