import { expect, test } from 'vitest';

import { starsOf } from './rating.js';

test.each([
  [0, '-----'],
  [12, '*----'],
  [23, '**½--'],
  [45, '****½'],
  [47, '****½'],
  [48, '*****'],
  [99, '*****'],
])('a rating of %d tenths is drawn %s', (tenths, drawn) => {
  const letters = { full: '*', half: '½', empty: '-' } as const;
  expect(
    starsOf(tenths)
      .map((star) => letters[star])
      .join(''),
  ).toBe(drawn);
});
