import { expect, test } from 'vitest';

import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { History, specifyProjection } from '../../runner/testing.js';
import { unansweredWarrantProjection } from './project.js';

const given = specifyProjection(unansweredWarrantProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const of = { customerId: 'nils', role: 'giver', warrantId: 'w1', at: AT };
const terms = { persons: FORGOTTEN, registeredOn: '2026-03-01', acceptBy: '2026-03-08', validThrough: '2030-02-28' };
const gave = { type: 'WarrantGiven', data: { ...of, ...terms, ruleVersion: 'v' } };
const received = (status: string, rest: object = {}) => ({
  type: 'WarrantReceived',
  data: { ...of, ...terms, status, endedBy: null, ...rest },
});
const noted = { type: 'WarrantUnanswered', data: of };
const row = { customer_id: 'nils', warrant_id: 'w1', accept_by: '2026-03-08' };

const after = (...events: readonly { readonly type: string; readonly data: object }[]) => {
  const stream = new History();
  return given(...events.map((event) => stream.on('warrant-nils', event)));
};

test('a warrant that waits is found by the last day to answer', () => {
  after(gave).then(row);
  after(received('waiting')).then(row);
  after({ type: 'WarrantGivenAtPharmacy', data: { ...gave.data, idKind: 'passport' } }).then(row);
});

test('one that was answered or ended is not looked for', () => {
  for (const status of ['accepted', 'declined', 'ended']) after(gave, received(status)).then();
  after(gave, { type: 'WarrantEnded', data: of }).then();
});

test('one that was noted is not looked for again, also when the national service tells of it again', () => {
  after(gave, noted).then({ ...row, accept_by: null });
  after(gave, noted, received('waiting')).then({ ...row, accept_by: null });
  after(gave, noted, received('accepted')).then();
});

test('the stream of the holder counts for nothing', () => {
  after(received('waiting', { customerId: 'astrid', role: 'holder' })).then();
});
