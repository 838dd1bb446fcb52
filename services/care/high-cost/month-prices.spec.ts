import { expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import type { NationalService } from '../patient/national-service.js';
import { MonthPrices } from './month-prices.js';

const LIST = new Map([['100001', { varuId: '100001', price: 30_000, benefitClass: 'medicine', isAvailable: true }]]);

/** A service that gives these answers, one for each question. An error stands for a fault of our own. */
function asking(...answers: readonly (typeof LIST | null | Error)[]) {
  const left = [...answers];
  const clock = new SettableClock('2026-11-26T10:00:00.000Z');
  const ask = async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  };
  return { clock, left, prices: new MonthPrices({ ask } as unknown as NationalService, clock) };
}

test('the prices of the month are asked for once an hour (RX-05)', async () => {
  const { clock, left, prices } = asking(LIST, LIST);
  await Promise.all([prices.today(), prices.today()]);
  expect([await prices.today(), left.length]).toEqual([LIST, 1]);
  clock.set('2026-11-26T11:00:00.000Z');
  expect([await prices.today(), left.length]).toEqual([LIST, 0]);
});

test('a closed service and a fault are not kept, so the next question is asked again', async () => {
  const { prices } = asking(null, new Error('a fault'), LIST);
  expect(await prices.today()).toBeNull();
  await expect(prices.today()).rejects.toThrow('a fault');
  expect(await prices.today()).toBe(LIST);
});
