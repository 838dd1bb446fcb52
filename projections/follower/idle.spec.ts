import { expect, test } from 'vitest';

import { isFarBehind } from './idle.js';

test('how far behind a checkpoint is depends on what the store counts: transactions or bytes', () => {
  expect(isFarBehind('100/5', '10099/0', 10_000n)).toBe(false);
  expect(isFarBehind('100/5', '10100/0', 10_000n)).toBe(true);
  expect(isFarBehind('100/5', '10100/0', 2_000_000n)).toBe(false);
});
