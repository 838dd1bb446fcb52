import { describe, expect, test } from 'vitest';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { LookupBehind } from '../customer/customers-by-person.js';
import { eraseByHand, NotErased } from './erase-by-hand.js';
import { whyNot } from './texts.js';
import { customers, erase, erasure, events, identified, openErasing, REASON, typed } from './erasing.fixture.js';

openErasing();

describe('a person who comes back', () => {
  const alone = parsePersonNumber('198507099813') as PersonNumber;

  test('is another customer after each erasure, and nobody can tell who they were', async () => {
    const { customerId: first } = await customers.forLogIn(alone);
    await identified(first, alone);
    expect(await typed(['--reason', REASON], '198507099813\n')).toBe(
      `customer ${first} is erased; orders and payments are kept for the bookkeeping`,
    );
    await expect(typed(['--reason', REASON], '198507099813')).rejects.toThrow('no such customer');
    expect(await typed([first, '--reason', REASON])).toBe(`customer ${first} is already erased`);
    const { customerId: second } = await customers.forLogIn(alone);
    await identified(second, alone);
    expect(await typed([second.toUpperCase(), '--reason', REASON])).toContain('is erased');
    expect(new Set([first, second, (await customers.forLogIn(alone)).customerId]).size).toBe(3);
  });

  test('finds no claim of a log-in that died just before the erasure', async () => {
    const { customerId } = await customers.forLogIn(alone);
    await identified(customerId, alone);
    await erase(customerId);
    const { rowCount } = await events.database.pool.query('SELECT FROM person_claim WHERE customer_id = $1', [
      customerId,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('typed', () => {
  test.each([
    [[], '', /^usage/],
    [['--reason'], '', /^usage/],
    [['--reason', REASON, 'one', 'two'], '', /^usage/],
    [['no-id', '--reason', REASON], '', /^usage/],
    [['850709-9805', '--reason', REASON], '', /standard input/],
    [['--reason', REASON], 'Astrid', /holds no person number/],
    [['--reason', REASON], '199908072391', /no such customer/],
  ])('%j is refused', async (args, input, why) => {
    await expect(typed(args, input)).rejects.toThrow(why);
  });

  test('a person number is refused with a reason while nobody can tell whose it is', async () => {
    const behind = { findNow: () => Promise.reject(new LookupBehind()) };
    const asked = eraseByHand(['--reason', REASON], async () => '198507099805', { erasure, customers: behind });
    await expect(asked).rejects.toThrow(new NotErased(whyNot({ type: 'OrdersBehind' })));
  });

  test('a fault of the look-up is not a refusal', async () => {
    const broken = { findNow: () => Promise.reject(new TypeError('no such table')) };
    const asked = eraseByHand(['--reason', REASON], async () => '198507099805', { erasure, customers: broken });
    await expect(asked).rejects.toThrow(TypeError);
  });
});
