import { expect, test } from 'vitest';

import { plainId } from './look-recorder.js';

const hash = { of: (kind: string, text: string) => `${kind}(${text.length})` };

test.each([
  '6f1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c',
  'order-19850709-9805-4f5e-9d0f-198507099805',
  'job-run-levels-2026-03-01',
  'product-471406',
  'customer-lookup',
])('%s is kept as it is', (id) => {
  expect(plainId(hash, 'stream', id)).toBe(id);
});

test.each([
  '198507099805',
  '19850709-9805',
  '850709-9805',
  '198507099806',
  'astrid@exempel.se',
  'Astrid Ek',
  'a\u0000b',
  'x'.repeat(200),
])('%j is kept only as a keyed hash', (id) => {
  expect(plainId(hash, 'letter', id)).toBe(`#look letter(${id.length})`);
});
