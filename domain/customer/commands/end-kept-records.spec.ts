import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { erased, identified } from '../spec-events.js';
import type { EndKeptRecords } from './end-kept-records.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2033-01-01T03:00:00.000Z';
const lastOn = { dispensing: '2025-02-28', bookkeeping: '2025-03-01' };
const ending = (on: string, last: EndKeptRecords['lastOn'] = lastOn): EndKeptRecords => ({
  ...{ type: 'EndKeptRecords', lastOn: last, on, at: AT },
});
const ended = (purpose: 'dispensing' | 'bookkeeping') =>
  ({
    type: 'KeptRecordsEnded',
    data: {
      customerId: 'customer-1',
      purpose,
      lastOn: lastOn[purpose],
      ruleVersion: 'kept-records@2000-01-01',
      at: AT,
    },
  }) as const;

describe('what an erasure left (CORE-12)', () => {
  test('of dispensing ends on the day after five years, counted from the last dispensing', () => {
    given(identified, erased).when(ending('2030-02-28')).then();
    given(identified, erased).when(ending('2030-03-01')).then(ended('dispensing'));
  });

  test('of the books ends seven whole years after the year of the last booked order', () => {
    given(identified, erased, ended('dispensing')).when(ending('2032-12-31')).then();
    given(identified, erased, ended('dispensing')).when(ending('2033-01-01')).then(ended('bookkeeping'));
  });

  test('ends once, also when the job runs again or has missed years', () => {
    given(identified, erased).when(ending('2033-01-01')).then(ended('dispensing'), ended('bookkeeping'));
    given(identified, erased, ended('dispensing'), ended('bookkeeping')).when(ending('2033-01-02')).then();
  });

  test('ends never where nothing was dispensed or booked', () => {
    given(identified, erased)
      .when(ending('2050-01-01', { dispensing: null, bookkeeping: null }))
      .then();
  });

  test('of a living customer continues', () => {
    given(identified).when(ending('2050-01-01')).thenRejected({ type: 'CustomerNotErased' });
    given().when(ending('2050-01-01')).thenRejected({ type: 'CustomerUnknown' });
  });
});
