import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { allEventDefinitions } from '../../domain/slices.js';
import { openTestEventStore } from '../../services/foundation/event-store/testing.js';
import { RunnerBench } from '../runner/history-testing.js';
import { customerLookupProjection } from './project.js';

const CUSTOMERS = 120;
const SECOND = 1_000;
const fingerprint = (kind: string, text: string): string => `#${kind}:${text}`;

describe('a rebuild of the customer look-up', () => {
  let bench: RunnerBench;
  let at = 1;
  beforeAll(async () => {
    const cache = { max: CUSTOMERS, ttlMs: 60 * SECOND, now: () => (at += SECOND) };
    bench = await RunnerBench.open(() => openTestEventStore(allEventDefinitions, cache));
    for (let index = 0; index < CUSTOMERS; index += 1) await bench.append(`customer-${index}`, -1, identified(index));
  });
  afterAll(() => bench.opened.close());

  test('loses nobody when it takes longer than a key is remembered', async () => {
    const runner = bench.runner([customerLookupProjection({ fingerprint })]);
    for (const batch of [5_000, 50]) {
      const began = at;
      await runner.rebuild('customer-lookup', { batch });
      expect(at - began).toBeGreaterThan(60 * SECOND);
      expect(await bench.rows('view_customer_lookup')).toHaveLength(CUSTOMERS);
    }
  });
});

function identified(index: number) {
  const data = { customerId: `c-${index}`, personNumber: String(190001010000 + index), firstName: 'Anna' };
  return { type: 'CustomerIdentified', data };
}
