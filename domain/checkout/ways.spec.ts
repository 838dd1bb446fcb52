import { expect, test } from 'vitest';

import { checkoutWays } from './ways.js';

test.each([
  [true, true, true, 'newer', 'on-server'],
  [true, true, false, 'newer', 'in-browser'],
  [true, false, true, 'older', 'on-server'],
  [true, false, false, 'older', 'in-browser'],
  [false, true, true, 'older', 'on-server'],
  [false, true, false, 'older', 'on-server'],
  [false, false, false, 'older', 'on-server'],
] as const)(
  'with master %s, new checkout %s and server rendering %s the pages use the %s calls, rendered %s',
  (MasterCosToggle, UseNewCheckoutToggle, UseSsrCheckoutToggle, calls, rendered) => {
    const toggles = { MasterCosToggle, UseNewCheckoutToggle, UseSsrCheckoutToggle };
    expect(checkoutWays(toggles)).toEqual({ calls, rendered });
  },
);
