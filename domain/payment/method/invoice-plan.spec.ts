import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { invoicePlan, lateCost, type InvoiceChoice } from './invoice-plan.js';
import { invoiceTerms, noticeWays } from './invoice-terms.js';

const terms = invoiceTerms.on('2026-11-26');
const plan = (amount: number, months: number, notice: InvoiceChoice['notice']) =>
  invoicePlan(amount, { months, notice }, terms);

describe('a monthly invoice (CHK-06)', () => {
  test.each([
    ['email', 0],
    ['autogiro', 0],
    ['post', 1900],
  ] as const)('paid in full by %s has a fee of %i öre', (notice, fee) => {
    expect(plan(45_000, 1, notice)).toMatchObject({ notices: [45_000 + fee], total: 45_000 + fee });
  });

  test.each([
    ['post', 1900],
    ['e-invoice', 1900],
    ['autogiro', 1400],
  ] as const)('in three parts by %s has a fee of %i öre for each notice', (notice, fee) => {
    expect(plan(45_000, 3, notice)).toMatchObject({ notices: Array(3).fill(15_000 + fee), total: 45_000 + 3 * fee });
  });

  test.each([
    ['twelve months of at least 50 kr', 60_000, 12, true],
    ['twelve months of less', 59_999, 12, false],
    ['thirteen months', 100_000, 13, false],
    ['half a month', 100_000, 0.5, false],
    ['no month', 100_000, 0, false],
    ['one month of a small sum', 100, 1, true],
  ])('over %s is possible: %s', (_what, amount, months, possible) => {
    expect(plan(amount, months, 'autogiro') !== null).toBe(possible);
  });

  test('comes in parts by no e-mail, and in full by no e-invoice', () => {
    expect(plan(45_000, 3, 'email')).toBeNull();
    expect(plan(45_000, 1, 'e-invoice')).toBeNull();
  });

  test('without a fee has no effective rate; with fees it has one', () => {
    expect(plan(45_000, 1, 'email')?.effectiveRate).toBe(0);
    // 1,000 kr in eleven notices of 103 kr and one of 95 kr. Another program found the same rate.
    expect(plan(100_000, 12, 'post')?.effectiveRate).toBe(48.1);
  });

  test('always adds up: the parts are the amount, and each but the last is at least a twelfth and 50 kr', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...noticeWays),
        (amount, months, notice) => {
          const made = plan(amount, months, notice);
          if (!made) return;
          const parts = made.notices.map((each) => each - made.fee);
          expect(parts.reduce((sum, each) => sum + each, 0)).toBe(amount);
          expect(parts.length).toBeLessThanOrEqual(months);
          for (const part of parts.slice(0, -1)) expect(part).toBeGreaterThanOrEqual(Math.max(amount / 12, 5000));
        },
      ),
    );
  });
});

test('a late payment costs the reference rate and eight points by the day, and a fee for each reminder', () => {
  expect(lateCost(100_000, 365, 0, terms)).toBe(10_000);
  expect(lateCost(100_000, 30, 1, terms)).toBe(6_822);
  expect(lateCost(100_000, 0, 0, terms)).toBe(0);
});
