import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { erased, identified } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2026-03-01T10:00:00.000Z';
const end = { type: 'EndSessions', sessionIds: ['session-1', 'session-2'], at } as const;
const copied = { type: 'RecordCopiedSession', sessionId: 'session-1', at } as const;

test('it is kept which browsers a customer has logged out', () => {
  given(identified)
    .when(end)
    .then({ type: 'SessionsEnded', data: { customerId: 'customer-1', sessionIds: end.sessionIds, at } });
});

test('where none was left to log out nothing has happened', () => {
  given(identified)
    .when({ ...end, sessionIds: [] })
    .then();
});

test('it is kept that a session was ended for a copied cookie', () => {
  given(identified)
    .when(copied)
    .then({ type: 'CopiedSessionEnded', data: { customerId: 'customer-1', sessionId: 'session-1', at } });
});

test('of an erased customer neither is kept', () => {
  given(identified, erased).when(end).then();
  given(identified, erased).when(copied).then();
});
