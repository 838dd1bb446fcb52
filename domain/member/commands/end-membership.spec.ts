import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import type { MembershipEnded } from '../events.js';
import { earned, ended, issued, redeemed, registered, reserved } from '../spec-events.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

function over(change: Partial<MembershipEnded['data']>): MembershipEnded {
  return { type: 'MembershipEnded', data: { ...ended.data, ...change } };
}

test('a member leaves at once and loses points and unspent cheques', () => {
  given(
    registered,
    earned('a', 700, '2025-02-01'),
    issued('c'),
    issued('d'),
    reserved('d', 'cart-1'),
    issued('e'),
    redeemed('e', 'order-1'),
  )
    .when({ type: 'EndMembership', reason: 'member', on: '2025-06-01' })
    .then(over({ pointsLapsed: 700, chequesLapsed: ['c', 'd'] }));
});

test('a membership ends once', () => {
  given(registered, ended).when({ type: 'EndMembership', reason: 'member', on: '2025-06-02' }).then();
});

test('the provider has to give notice, and wait until it ends', () => {
  const noticed = {
    type: 'TerminationNoticed',
    data: { noticedOn: '2025-05-02', endsOn: '2025-06-01', reason: 'x' },
  } as const;
  given(registered)
    .when({ type: 'EndMembership', reason: 'provider', on: '2025-06-01' })
    .thenRejected({ type: 'NoticeMissing', field: 'reason' });
  given(registered, noticed)
    .when({ type: 'EndMembership', reason: 'provider', on: '2025-05-31' })
    .thenRejected({ type: 'NoticePeriodRunning', field: 'on', endsOn: '2025-06-01' });
  given(registered, noticed)
    .when({ type: 'EndMembership', reason: 'provider', on: '2025-06-01' })
    .then(over({ reason: 'provider' }));
});

test('a membership ends after 30 months without points, counted from joining when no points were earned', () => {
  given(registered)
    .when({ type: 'EndMembership', reason: 'inactivity', on: '2027-07-15' })
    .thenRejected({ type: 'MemberNotInactive', field: 'reason', inactiveSince: '2025-01-15' });
  given(registered)
    .when({ type: 'EndMembership', reason: 'inactivity', on: '2027-07-16' })
    .then(over({ reason: 'inactivity', endedOn: '2027-07-16' }));
});

test('every earning starts the 30 months again, also at the end of a month', () => {
  given(registered, earned('a', 10, '2025-08-31'))
    .when({ type: 'EndMembership', reason: 'inactivity', on: '2028-02-29' })
    .thenRejected({ type: 'MemberNotInactive', field: 'reason', inactiveSince: '2025-08-31' });
  given(registered, earned('a', 10, '2025-08-31'))
    .when({ type: 'EndMembership', reason: 'inactivity', on: '2028-03-01' })
    .then(over({ reason: 'inactivity', endedOn: '2028-03-01', pointsLapsed: 10 }));
});
