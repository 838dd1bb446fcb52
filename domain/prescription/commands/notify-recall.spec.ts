import { expect, test } from 'vitest';

import { checking, dispensing, holding, Life, ordering, received } from '../dispensing/spec-withdrawals.js';
import type { NotifyRecall } from './notify-recall.js';

const AT = '2026-04-01T09:00:00.000Z';
const notice: NotifyRecall = {
  type: 'NotifyRecall',
  ...{ dispensingId: 'o1-1', by: 'anna', batch: 'B1', text: ' Lämna tillbaka den. ', to: ['c1'], at: AT },
};
const dispensed = () => Life.after(received(), holding('o1'), ordering(), checking(), dispensing());

test('who was dispensed a recalled batch is told once, however often it is sent', () => {
  const life = dispensed();
  expect(life.do(notice)).toEqual(['RecallNotified']);
  expect(life.do({ ...notice, text: 'En annan text' })).toEqual([]);
  expect(life.state.dispensings['o1-1']?.recalls).toEqual([
    { batch: 'B1', text: 'Lämna tillbaka den.', at: AT, customerId: 'c1' },
  ]);
});

test('the patient is told beside the one who ordered, each once, also when the patient becomes a customer later', () => {
  const life = dispensed();
  expect(life.do({ ...notice, to: ['c1', 'c2'] })).toEqual(['RecallNotified', 'PatientRecallNotified']);
  expect(life.do({ ...notice, to: ['c1', 'c2'] })).toEqual([]);
  const later = dispensed();
  later.do(notice);
  expect(later.do({ ...notice, to: ['c1', 'c2'] })).toEqual(['PatientRecallNotified']);
  expect(later.state.dispensings['o1-1']?.recalls.map(({ customerId }) => customerId)).toEqual(['c1', 'c2']);
});

test('nobody is told when nobody is named', () => {
  expect(dispensed().do({ ...notice, to: [] })).toEqual([]);
});

test('nobody is told of a batch that they never got', () => {
  expect(dispensed().do({ ...notice, batch: 'B2' })).toEqual(['BatchNotDispensed']);
  expect(dispensed().do({ ...notice, dispensingId: 'o2-1' })).toEqual(['WithdrawalUnknown']);
  expect(Life.after(received(), holding('o1'), ordering()).do(notice)).toEqual(['BatchNotDispensed']);
  const undone = dispensed();
  undone.do({ type: 'UndoDispensing', dispensingId: 'o1-1', reason: 'pack-refused', at: AT });
  expect(undone.do(notice)).toEqual(['BatchNotDispensed']);
});

test('a notice needs a text', () => {
  expect(dispensed().do({ ...notice, text: ' ' })).toEqual(['TextInvalid']);
});
