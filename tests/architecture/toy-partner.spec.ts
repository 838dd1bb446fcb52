import { afterAll, beforeAll, expect, test } from 'vitest';

import { CopiedShop } from './copied-shop.js';
import type { speakThrough } from './toy-partner/life.js';

/** The shop with one more partner. It needs a folder and one line in the registry of partners and of simulators. */
const shop = new CopiedShop('tests/architecture/toy-partner');

let seen: Awaited<ReturnType<typeof speakThrough>>;
beforeAll(async () => {
  const [partners, simulators] = ['export const PARTNERS = [', 'export const SIMULATORS = {'];
  shop.add('services/partners/partners.ts', { line: 'postcards, ', after: partners, from: 'partner.js' });
  const line = ' postcards: simulatePostcards,';
  shop.add('simulators/all-simulators.ts', { line, after: simulators, from: 'simulate.js' });
  const { speakThrough: speak } = await shop.load<{ speakThrough: typeof speakThrough }>('life.ts');
  seen = await speak();
});
afterAll(() => shop.remove());

test('the toy partner is simulated, its client calls its simulator, and rooms get the client by its token', () => {
  expect(seen.answer).toBe('printed');
  expect(seen.isProvided).toBe(true);
});

test('the operations page shows the toy partner by its name for staff', () => {
  expect(seen.row).toMatchObject({ partner: 'postcards', shownAs: 'Vykort', connection: 'simulated' });
});

test('a start with half of its settings, a well-known secret or two simulators is refused by name', () => {
  expect(seen.halfSet).toContain('POSTCARDS_KEY is missing');
  expect(seen.inProduction).toContain('"postcards" is none of adyen, warehouse, mail, push, weather');
  expect(seen.weakSecret).toContain('POSTCARDS_KEY: is a default value');
  expect(seen.claimed).toContain('POSTCARDS_URL: is not set, and another process on this database simulates postcards');
});
