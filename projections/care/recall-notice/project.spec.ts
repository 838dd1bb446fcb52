import { expect, test } from 'vitest';

import { History, specifyProjection } from '../../runner/testing.js';
import { recallNoticeProjection } from './project.js';

const given = specifyProjection(recallNoticeProjection, (actual, expected) => expect(actual).toEqual(expected));
const of = {
  customerId: 'c1',
  dispensingId: 'o1-2',
  by: 'anna',
  notice: { batch: 'L24', text: 'Lämna tillbaka den.' },
};
const row = { dispensing_id: 'o1-2', prescription_id: 'p1', customer_id: 'c1' };

test('a dispensing of whose recall the customer was told has one row, which names neither medicine nor batch', () => {
  const stream = new History();
  const told = (notifiedAt: string) =>
    stream.on('prescription-p1', { type: 'RecallNotified', data: { ...of, notifiedAt } });
  given(told('2026-04-01T09:00:00.000Z')).then({ ...row, notified_at: '2026-04-01T09:00:00.000Z' });
  given(told('2026-04-01T09:00:00.000Z'), told('2026-05-01T09:00:00.000Z')).then({
    ...row,
    notified_at: '2026-05-01T09:00:00.000Z',
  });
});

test('the patient has a row beside that of the one who ordered', () => {
  const data = { ...of, notifiedAt: '2026-04-01T09:00:00.000Z' };
  const stream = new History();
  const told = stream.on('prescription-p1', { type: 'RecallNotified', data });
  const patient = stream.on('prescription-p1', { type: 'PatientRecallNotified', data: { ...data, patientId: 'c2' } });
  given(told).then({ ...row, notified_at: data.notifiedAt });
  given(patient).then({ ...row, customer_id: 'c2', notified_at: data.notifiedAt });
});
