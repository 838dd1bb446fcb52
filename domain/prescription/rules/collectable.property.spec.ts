import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addDays } from '../../kernel/index.js';
import { collectableOn } from './collectable.js';
import type { Prescription } from './prescription.js';
import { aPrescription, TODAY } from './spec-prescriptions.js';

const near = fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days));
const before = fc.integer({ min: -200, max: 0 }).map((days) => addDays(TODAY, days));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });

const anyPrescription: fc.Arbitrary<Prescription> = fc
  .record({
    word: maybe(fc.constantFrom('Aktiv', 'nytt', 'korrigerat', 'uttag kvar', 'Parkerad', 'Slutexpedierad', 'okänt')),
    code: maybe(fc.constantFrom(202, 203, 205, 207, 216, 500, 777)),
    kind: fc.constantFrom('human', 'animal'),
    format: fc.constantFrom('electronic', 'electronic', 'electronic', 'paper'),
    isDose: fc.boolean(),
    inBenefit: fc.boolean(),
    validThrough: near,
    lastOn: maybe(before),
    firstBefore: maybe(near),
    left: fc.integer({ min: 0, max: 3 }),
    days: maybe(fc.integer({ min: 1, max: 200 })),
    daysSupplied: maybe(fc.integer({ min: 1, max: 200 })),
    startPack: fc.boolean(),
    wholePackFrom: maybe(near),
  } as const)
  .map(({ word, code, days, lastOn, firstBefore, left, daysSupplied, startPack, wholePackFrom, ...rest }) =>
    aPrescription({
      ...rest,
      status: { word, code },
      interval: days === null ? null : { count: days, unit: 'day' },
      withdrawals: { prescribed: 4, left, lastOn, firstBefore, daysSupplied, startPack, wholePackFrom },
    }),
  );

/** The days from TODAY, for a second statement of the rule that counts days instead of comparing dates. */
const distance = (date: string): number => Math.round((Date.parse(date) - Date.parse(TODAY)) / 86_400_000);

/** The rule once more, written as a list of conditions on numbers. */
function naively(p: Prescription): string {
  const { status, withdrawals: w, interval } = p;
  const buyableWords = ['Aktiv', 'nytt', 'korrigerat', 'uttag kvar'];
  const codesOf: Record<string, number[]> = {
    Aktiv: [202, 203, 205],
    nytt: [202],
    korrigerat: [203],
    'uttag kvar': [205],
  };
  const wordSays = status.word === null || buyableWords.includes(status.word);
  const codeSays = status.code === null || [202, 203, 205].includes(status.code);
  const agree = status.word === null || status.code === null || codesOf[status.word]?.includes(status.code);
  const isSaid = status.word !== null || status.code !== null;
  if (!(isSaid && wordSays && codeSays && agree) || distance(p.validThrough) < 0) return 'no';
  if (p.isDose || p.format !== 'electronic' || w.left < 1) return 'no';
  if (w.lastOn === null) {
    if (w.firstBefore !== null && distance(w.firstBefore) <= 0) return 'no';
    return p.inBenefit && p.kind === 'human' ? 'R' : 'U';
  }
  const isSecond = w.startPack && w.wholePackFrom !== null && w.left === 3;
  const wait = isSecond
    ? distance(w.wholePackFrom ?? '')
    : interval === null
      ? -Infinity
      : distance(w.lastOn) + interval.count;
  if (wait > 0) return 'no';
  if (!p.inBenefit || p.kind === 'animal') return 'U';
  if (w.daysSupplied === null) return 'R';
  // Two thirds are used when three times the days gone are at least twice the days supplied.
  return -distance(w.lastOn) * 3 >= w.daysSupplied * 2 ? 'R' : 'U';
}

test('whether a prescription can be collected agrees with a second statement of the rule', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyPrescription, (prescription) => {
      const answer = collectableOn(prescription, TODAY);
      const said = answer.collectable ? answer.benefit : 'no';
      seen.add(said);
      expect(said).toBe(naively(prescription));
      if (answer.collectable && answer.withoutBenefitThrough !== null) {
        expect(answer.withoutBenefitThrough >= TODAY).toBe(true);
        expect(collectableOn(prescription, addDays(answer.withoutBenefitThrough, 1))).not.toMatchObject({
          benefit: 'U',
        });
      }
    }),
    { numRuns: 20_000 },
  );
  expect(seen).toEqual(new Set(['no', 'R', 'U']));
});
