import { afterEach, expect, test, vi } from 'vitest';

import { dated } from '../kernel/index.js';
import { asksForNotices, consentTexts, countedConsent, customer, type CustomerEvent } from './index.js';
import { identified } from './spec-events.js';

const CODE = 'RemindersPushNewPrescription';
const twoTexts = dated<{ readonly textVersion: string }>('consent-text', [
  { from: '2000-01-01', value: { textVersion: '2024-01' } },
  { from: '2026-06-01', value: { textVersion: '2026-06' } },
]);
const given = (textVersion: string, at: string): CustomerEvent => ({
  type: 'ConsentGiven',
  data: { customerId: 'customer-1', code: CODE, textVersion, at },
});
const after = (...events: readonly CustomerEvent[]) =>
  [identified, ...events].reduce(customer.evolve, customer.initial);
const FIRST = given('2024-01', '2026-05-01T10:00:00.000Z');
const AGAIN = given('2026-06', '2026-06-02T10:00:00.000Z');

afterEach(() => vi.restoreAllMocks());

test('a consent counts until the text changes, and again when it is given to the new text (PRO-06)', () => {
  vi.spyOn(consentTexts, 'on').mockImplementation(twoTexts.on);
  const counted = (day: string, ...events: readonly CustomerEvent[]) => countedConsent(after(...events), CODE, day);
  expect(counted('2026-05-31', FIRST)).toEqual({ since: '2026-05-01T10:00:00.000Z', isOutdated: false });
  expect(counted('2026-06-01', FIRST)).toEqual({ since: null, isOutdated: true });
  expect(counted('2026-06-02', FIRST, AGAIN)).toEqual({ since: '2026-06-02T10:00:00.000Z', isOutdated: false });
});

test('who never consented, or withdrew, has nothing that is outdated', () => {
  vi.spyOn(consentTexts, 'on').mockImplementation(twoTexts.on);
  const at = '2026-05-02T10:00:00.000Z';
  const withdrawn: CustomerEvent = { type: 'ConsentWithdrawn', data: { customerId: 'customer-1', code: CODE, at } };
  for (const state of [after(), after(FIRST, withdrawn)])
    expect(countedConsent(state, CODE, '2026-06-01')).toEqual({ since: null, isOutdated: false });
});

test('notices are not asked for by a consent to an earlier text (RMD-04)', () => {
  vi.spyOn(consentTexts, 'on').mockImplementation(twoTexts.on);
  expect(asksForNotices(after(FIRST), '2026-05-31')).toBe(true);
  expect(asksForNotices(after(FIRST), '2026-06-01')).toBe(false);
});
