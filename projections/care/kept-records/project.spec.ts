import { expect, test } from 'vitest';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { History, specifyProjection } from '../../runner/testing.js';
import { keptRecordsProjection } from './project.js';

const given = specifyProjection(keptRecordsProjection, (actual, expected) => expect(actual).toEqual(expected));
const stream = new History();
const of = { customerId: 'c1' };
const dispensed = (on: string) => stream.on('prescription-p1', { type: 'MedicineDispensed', data: { ...of, on } });
const erased = stream.on('customer-c1', { type: 'CustomerErased', data: of });
const ended = (purpose: string) => stream.on('customer-c1', { type: 'KeptRecordsEnded', data: { ...of, purpose } });
const row = {
  ...{ customer_id: 'c1', is_erased: false, dispensed_on: null, dispensing_ended: false, bookkeeping_ended: false },
};

test('the row has the day of the last dispensing, in whatever order the events come', () => {
  given(dispensed('2026-03-01'), dispensed('2026-02-01')).then({ ...row, dispensed_on: '2026-03-01' });
  const events: readonly RecordedEvent[] = [dispensed('2026-03-01'), erased, ended('dispensing')];
  const last = { ...row, is_erased: true, dispensed_on: '2026-03-01', dispensing_ended: true };
  given(...events).then(last);
  given(...events.toReversed()).then(last);
});

test('each purpose ends by itself', () => {
  given(erased, ended('bookkeeping')).then({ ...row, is_erased: true, bookkeeping_ended: true });
});
