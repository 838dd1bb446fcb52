import { expect, test } from 'vitest';

import { isFarBehind } from './idle.js';

test('a checkpoint is far behind by what the store counts: transactions here, bytes there', () => {
  expect(isFarBehind('100/5', '10099/0', 10_000n)).toBe(false);
  expect(isFarBehind('100/5', '10100/0', 10_000n)).toBe(true);
  expect(isFarBehind('100/5', '10100/0', 2_000_000n)).toBe(false);
});
