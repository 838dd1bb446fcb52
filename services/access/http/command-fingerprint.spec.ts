import { expect, test } from 'vitest';

import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { commandFingerprints } from './command-fingerprint.js';

const hash = new KeyedHash(Buffer.alloc(32, 3));
const of = (userId: string, product = '123456'): string =>
  commandFingerprints(`POST /api/ProductMonitoring {"UserId":"${userId}","ProductId":"${product}"}`, hash).fingerprint;

test('a fingerprint distinguishes two requests, and hides whom they were about', () => {
  expect(of('198507099805')).toBe(of('19850709-9813'));
  expect(of('198507099805')).not.toBe(of('198507099805', '123457'));
  expect(of('198507099806')).not.toBe(of('198507099807'));
  expect(of('0701234567')).not.toBe(of('0701234568'));
});
