import { expect, test } from 'vitest';

import { ReportUnusable, type ReportLine } from '../../../partners/adyen/payment-reports.js';
import { allReports } from './all-reports.js';

const DAY = '2026-11-21';
const line = (at: number, record: string): ReportLine => ({
  ...{ line: at, record, bookedAt: `${DAY}T09:00:00.000Z`, pspReference: record, reference: 'payment' },
  ...{ sum: { amount: 1, currency: 'SEK' }, modification: null },
});
const adyen = { of: () => Promise.resolve([line(1, 'Authorised')]) };

test('the comparison takes in what both partners have booked, each line under its own number', async () => {
  const finance = { statement: () => Promise.resolve({ lines: [line(1, 'Approved')], notices: [] }) };
  const { lines: found } = await allReports(adyen, finance).of(DAY);
  expect(found.map(({ record }) => record)).toEqual(['Authorised', 'Approved']);
  expect(new Set(found.map((each) => each.line)).size).toBe(2);
});

test('without one of the two there is no comparison, so that nothing counts as missing', async () => {
  const finance = { statement: () => Promise.reject(new ReportUnusable(DAY, 'is not there')) };
  await expect(allReports(adyen, finance).of(DAY)).rejects.toThrow('is not there');
});

test('a shop without a finance company has only the report of the payment partner', async () => {
  expect(await allReports(adyen, null).of(DAY)).toMatchObject({ lines: [{ record: 'Authorised' }], notices: [] });
});
