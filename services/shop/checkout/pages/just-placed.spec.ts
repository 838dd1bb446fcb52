import { expect, test } from 'vitest';

import { isJustPlaced } from './just-placed.js';

test.each([
  ['at once', '2026-05-04T10:00:00.000Z', true],
  ['in the last second of the hour', '2026-05-04T10:59:59.999Z', true],
  ['after an hour', '2026-05-04T11:00:00.000Z', false],
  ['after a month', '2026-06-04T10:00:00.000Z', false],
])('the shop thanks for a purchase %s: %s', (_when, now, thanks) => {
  expect(isJustPlaced('2026-05-04T10:00:00.000Z', now)).toBe(thanks);
});
