import { expect, test } from 'vitest';

import { isElsewhere } from './console-host.js';

const CONSOLE = 'konsol.algort.example';
const SHOP = 'algort.example';

test.each([
  '/konsol',
  '/konsol/',
  '/konsol/drift',
  '/konsol.data',
  '/konsol/drift.data',
  '/KONSOL/drift',
  '/%6bonsol/drift',
  '/konsol%2Fdrift',
  '//konsol/drift',
])('%s belongs to the console, and only on its own host', (path) => {
  expect(isElsewhere(CONSOLE, CONSOLE, path)).toBe(false);
  expect(isElsewhere(CONSOLE, 'KONSOL.algort.example', path)).toBe(false);
  for (const host of [SHOP, '10.0.0.7:3000', undefined]) expect(isElsewhere(CONSOLE, host, path)).toBe(true);
  expect(isElsewhere(null, SHOP, path)).toBe(false);
});

test.each(['/', '/konsolen', '/shop/basket', '/_root.data', '/member/konsol', '/%zz'])(
  '%s belongs to the shop, and not to the console’s host',
  (path) => {
    expect(isElsewhere(CONSOLE, SHOP, path)).toBe(false);
    expect(isElsewhere(CONSOLE, CONSOLE, path)).toBe(true);
    expect(isElsewhere(null, SHOP, path)).toBe(false);
  },
);
