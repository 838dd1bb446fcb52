import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { erased, identified } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2026-03-01T10:00:00.000Z';
const end = { type: 'EndSessions', sessionIds: ['session-1', 'session-2'], at } as const;
const copied = { type: 'RecordCopiedSession', sessionId: 'session-1', at } as const;

test('the event holds which browsers a customer has logged out', () => {
  given(identified)
    .when(end)
    .then({ type: 'SessionsEnded', data: { customerId: 'customer-1', sessionIds: end.sessionIds, at } });
});

test('logging out of no browser records nothing', () => {
  given(identified)
    .when({ ...end, sessionIds: [] })
    .then();
});

test('the end of a session after a copied cookie is recorded', () => {
  given(identified)
    .when(copied)
    .then({ type: 'CopiedSessionEnded', data: { customerId: 'customer-1', sessionId: 'session-1', at } });
});

test('no log-out and no end of a session is recorded for an erased customer', () => {
  given(identified, erased).when(end).then();
  given(identified, erased).when(copied).then();
});
