import { expect, test } from 'vitest';

import { addMinutes, specify } from '../kernel/index.js';
import { claimedBy, withdrawalClaim, type WithdrawalClaimEvent } from './index.js';

const given = specify(withdrawalClaim, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const UNTIL = '2026-03-31T09:00:00.000Z';
const [BEFORE, LATER] = [addMinutes(AT, -1), addMinutes(AT, 1)];

const claim = (orderId: string, readAt = AT, at = AT) => ({ type: 'ClaimWithdrawal', orderId, readAt, at }) as const;
const claimed = (orderId: string, at = AT, until = UNTIL): WithdrawalClaimEvent => ({
  type: 'WithdrawalClaimed',
  data: { orderId, claimedAt: at, until, ruleVersion: 'withdrawal-claim@2000-01-01' },
});
type Reason = 'dispensed' | 'order-ended' | 'never-placed';
const end = (orderId: string, reason: Reason) => ({ type: 'EndClaim', orderId, reason, at: AT }) as const;
const ended = (orderId: string, reason: Reason | 'overdue', endedAt = AT): WithdrawalClaimEvent => ({
  type: 'ClaimEnded',
  data: { orderId, reason, endedAt },
});
const taken = { type: 'WithdrawalTaken', field: 'ordinationsId' } as const;

test('one order has the next withdrawal, and asks for it as often as it likes', () => {
  given().when(claim('a')).then(claimed('a'));
  given(claimed('a')).when(claim('a')).then();
  given(claimed('a')).when(claim('b')).thenRejected(taken);
});

test('an order that ends leaves the withdrawal to the next, and gets it no more itself', () => {
  const left = [claimed('a'), ended('a', 'order-ended')];
  given(claimed('a')).when(end('a', 'order-ended')).then(ended('a', 'order-ended'));
  given(...left)
    .when(end('a', 'order-ended'))
    .then();
  given(...left)
    .when(claim('b'))
    .then(claimed('b'));
  given(...left)
    .when(claim('a'))
    .thenRejected({ type: 'ClaimHasEnded' });
});

test('an attempt that was given up before it claimed cannot claim afterwards', () => {
  given().when(end('a', 'never-placed')).then(ended('a', 'never-placed'));
  given(ended('a', 'never-placed')).when(claim('a')).thenRejected({ type: 'ClaimHasEnded' });
});

test('after a dispensing, a prescription that was read before it gives nothing', () => {
  const counted = [claimed('a'), ended('a', 'dispensed')];
  const outdated = { type: 'PrescriptionOutdated', field: 'ordinationsId' } as const;
  for (const readAt of [BEFORE, AT])
    given(...counted)
      .when(claim('b', readAt, LATER))
      .thenRejected(outdated);
  given(...counted)
    .when(claim('b', LATER, LATER))
    .then(claimed('b', LATER, addMinutes(UNTIL, 1)));
});

test('an order that never settles keeps the withdrawal for a month; what it is then dispensed still counts', () => {
  const after = addMinutes(UNTIL, 30 * 24 * 60);
  given(claimed('a'))
    .when(claim('b', UNTIL, UNTIL))
    .then(ended('a', 'overdue', UNTIL), claimed('b', UNTIL, after));
  given(claimed('a'), ended('a', 'overdue')).when(end('a', 'order-ended')).then();
  given(claimed('a'), ended('a', 'overdue')).when(end('a', 'dispensed')).then(ended('a', 'dispensed'));
  const state = withdrawalClaim.evolve(withdrawalClaim.initial, claimed('a'));
  expect([AT, UNTIL].map((at) => claimedBy(state, at))).toEqual(['a', null]);
  expect(claimedBy(state, AT, 'a')).toBeNull();
});
