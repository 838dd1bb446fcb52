import { expect, test } from 'vitest';

import { KeyedHash } from './keyed-hash.js';
import { SignedClaims } from './signed-claims.js';

const claims = new SignedClaims(new KeyedHash(Buffer.alloc(32, 3)));
const claim = { purpose: 'tracking', key: '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3', lastDay: '2026-06-01' } as const;
const signature = claims.signature(claim);

test('a claim is valid until the end of its last day', () => {
  expect(claims.holds(claim, signature, '2026-03-01')).toBe(true);
  expect(claims.holds(claim, signature, '2026-06-01')).toBe(true);
  expect(claims.holds(claim, signature, '2026-06-02')).toBe(false);
});

test.each([
  ['a later day', { ...claim, lastDay: '2036-06-01' }],
  ['another parcel', { ...claim, key: '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e4' }],
  ['another purpose', { ...claim, purpose: 'staff-device' as const }],
])('a signature is invalid for %s', (_what, other) => {
  expect(claims.holds(other, signature, '2026-03-01')).toBe(false);
});

test.each(['', 'x', `${signature}A`, signature.slice(1), 'å'.repeat(43)])('%p is not a signature', (given) => {
  expect(claims.holds(claim, given, '2026-03-01')).toBe(false);
});

test('a shop with another key does not accept the claim', () => {
  const others = new SignedClaims(new KeyedHash(Buffer.alloc(32, 4)));
  expect(others.holds(claim, signature, '2026-03-01')).toBe(false);
});
