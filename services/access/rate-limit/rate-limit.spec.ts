import { expect, test } from 'vitest';

import { ofThisProcess } from './rate-limit.js';

test('a caller with too many calls is told to wait, and other callers are not', async () => {
  const limit = ofThisProcess({ name: 'login-start', calls: 2, seconds: 60 });
  await limit.spend('192.0.2.7');
  await limit.spend('192.0.2.7');
  await expect(limit.spend('192.0.2.7')).rejects.toMatchObject({
    status: 429,
    errors: [{ code: 'TOO_MANY_CALLS' }],
    details: { retryAfterSeconds: expect.any(Number) },
  });
  await limit.spend('192.0.2.8');
});

test('a call that was given back does not count', async () => {
  const limit = ofThisProcess({ name: 'staff-log-in', calls: 1, seconds: 60 });
  for (const _each of [1, 2, 3]) {
    await limit.spend('192.0.2.7');
    await limit.giveBack('192.0.2.7');
  }
  await limit.spend('192.0.2.7');
  await expect(limit.spend('192.0.2.7')).rejects.toMatchObject({ status: 429 });
});
