import { expect, test } from 'vitest';
import fc from 'fast-check';

import { ContainedTexts } from './contained-texts.js';

const few = fc.string({ unit: fc.constantFrom('a', 'b', 'å', ' '), maxLength: 6 });

test('of many texts those are found that stand in another, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(few, { maxLength: 40 }),
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'å', ' ') })),
      (texts, read) => {
        const contained = new ContainedTexts(texts.map((text, number) => [text, number]));
        for (const whole of read) {
          const found = new Set<number>();
          contained.in(whole, (number) => found.add(number));
          expect([...found].sort((a, b) => a - b)).toEqual(
            texts.flatMap((text, number) => (whole.includes(text) ? [number] : [])),
          );
        }
      },
    ),
    { numRuns: 500, seed: 13 },
  );
});
