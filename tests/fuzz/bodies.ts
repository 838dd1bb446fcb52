import { nasty } from './nasty.js';
import type { Random } from './random.js';

const FIELDS = [
  'id',
  'varuId',
  'quantity',
  'email',
  'optionId',
  'details',
  'paymentMethod',
  'search',
  'take',
  'skip',
  'facets',
  'loaded',
  'ids',
  'consents',
  'message',
  '__proto__',
];

/** Returns a hostile body to send instead of a call's JSON. */
export function bodyOf(random: Random): string {
  if (random.chance(20))
    return random.of([
      '',
      '{',
      '[]',
      'null',
      '"',
      '1',
      '{"a":',
      '\u0000',
      '{"id":1e999}',
      '[[[[[[[[[[',
      `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
      `${'{"not":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
      `"${'x'.repeat(10_000)}"`,
    ]);
  return JSON.stringify(anything(random, 0));
}

function anything(random: Random, depth: number): unknown {
  if (depth > 3 || random.chance(40)) return random.of([null, true, -1, 0, 1.5, 1e308, '', nasty(random), []]);
  if (random.chance(25)) return Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: 1 + random.below(5) }, () => [random.of(FIELDS), anything(random, depth + 1)]),
  );
}
