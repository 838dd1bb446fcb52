import { expect, test } from 'vitest';

import type { PersonNumber } from '../../domain/kernel/index.js';
import { standingOn } from '../../domain/prescription/rules/index.js';
import { readOrdination } from '../../services/partners/e-health/read-ordination.js';
import { listOf } from './list.js';

const TODAY = '2026-11-20';
const people = Array.from({ length: 3_000 }, (_, at) => `19${String(4_000_000_000 + at * 97)}` as PersonNumber);
const lists = people.map((person) =>
  (['human', 'djur'] as const).flatMap((typ) =>
    listOf(person, typ, TODAY).ordinationer.map((each) => readOrdination(typ === 'djur' ? 'animal' : 'human', each)),
  ),
);

test('about a third of all people have prescriptions', () => {
  const share = lists.filter((list) => list.length > 0).length / people.length;
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.38);
});

test.each([
  ['a narcotic', (all: typeof lists) => all.flat().some(({ isNarcotic }) => isNarcotic)],
  ['dose packs', (all: typeof lists) => all.flat().some(({ isDosePack }) => isDosePack)],
  ['an animal’s', (all: typeof lists) => all.flat().some(({ kind }) => kind === 'animal')],
  ['a parked one', (all: typeof lists) => all.flat().some((each) => standingOn(each, TODAY) === 'parked')],
  ['an expired one', (all: typeof lists) => all.flat().some((each) => standingOn(each, TODAY) === 'expired')],
  ['a parallel group', (all: typeof lists) => all.some((list) => list.filter(({ chainId }) => chainId).length > 1)],
  ['a cheaper exchange', (all: typeof lists) => all.flat().some(({ cheapestExchange }) => cheapestExchange !== null)],
])('some of them have %s', (_what, occurs) => {
  expect(occurs(lists)).toBe(true);
});
