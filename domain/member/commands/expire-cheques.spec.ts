import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { issued, redeemed, registered, reserved } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const expired = { type: 'ChequeExpired', data: { chequeId: 'c', expiredOn: '2025-05-01' } } as const;

test('an unused cheque expires the day after its last day', () => {
  given(registered, issued('c')).when({ type: 'ExpireCheques', on: '2025-04-30' }).then();
  given(registered, issued('c')).when({ type: 'ExpireCheques', on: '2025-05-01' }).then(expired);
});

test('a cheque that a cart holds does not expire yet', () => {
  given(registered, issued('c'), reserved('c', 'cart-1')).when({ type: 'ExpireCheques', on: '2025-05-01' }).then();
});

test('spent and expired cheques do not change', () => {
  given(registered, issued('c'), redeemed('c', 'order-1')).when({ type: 'ExpireCheques', on: '2025-05-01' }).then();
  given(registered, issued('c'), expired).when({ type: 'ExpireCheques', on: '2025-05-02' }).then();
});
