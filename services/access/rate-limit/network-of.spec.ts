import { expect, test } from 'vitest';

import { networkOf } from './network-of.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:0:0:0:1', '2001:db8:0:1::/64'],
  ['2001:db8::2:0:0:1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('a caller at %p counts as %p', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('two addresses in two networks are two callers', () => {
  expect(networkOf('2001:db8:0:1::5')).not.toBe(networkOf('2001:db8:0:2::5'));
});
