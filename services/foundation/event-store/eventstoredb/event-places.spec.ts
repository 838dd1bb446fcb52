import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { until } from '../../../../tests/shop/look.js';
import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { EventPlaces } from './event-places.js';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());
afterEach(() => void vi.restoreAllMocks());

test('a failure to follow is reported and tried again', async () => {
  const warned = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  let reads = 0;
  const places = new EventPlaces(database.pool, async () => {
    reads += 1;
    if (reads === 1) throw new TypeError('no such answer');
    return { rows: [], end: true };
  });
  places.appended();
  await until(async () => reads > 1);
  await places.close();
  expect(warned.mock.calls).toEqual([
    [expect.stringMatching(/^the places of events could not be followed: .*no such answer/)],
  ]);
});
