import { expect, test } from 'vitest';

import { Outage } from './outage.js';

test('an outage is logged once when it begins and once when it ends, with a count', () => {
  const told: string[] = [];
  let now = 1_000;
  const logger = { warn: (line: string) => void told.push(line), log: (line: string) => void told.push(line) };
  const outage = new Outage(logger, () => now);
  outage.over();
  for (let call = 0; call < 42; call += 1) outage.note(new Error('Server Is Not Ready'));
  now = 4_200;
  outage.over();
  outage.over();
  expect(told).toEqual([
    'does not answer: Server Is Not Ready',
    'answers again after 3.2 s; 42 calls were refused meanwhile',
  ]);
});
