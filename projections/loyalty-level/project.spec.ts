import { describe, expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { chequeIssued, memberRegistered, pointsEarned } from '../made-events/events-testing.js';
import { loyaltyLevelProjection } from './project.js';

const given = specifyProjection(loyaltyLevelProjection, (actual, expected) => expect(actual).toEqual(expected));

const upgraded = {
  type: 'LevelChanged',
  data: {
    from: '+',
    to: '++',
    direction: 'up',
    pointsCounted: 1_200,
    windowFrom: '2025-02-02',
    windowTo: '2026-02-01',
    protectedUntil: '2027-02-01',
    decidedOn: '2026-02-01',
    ruleVersion: 'level-table@2020-01-01',
    returnId: null,
  },
} as const;

describe('the loyalty level view', () => {
  test('shows level, protection and the basis of the decision', () => {
    const member = new History();
    given(
      member.on('member-m1', memberRegistered()),
      member.on('member-m1', pointsEarned(1_200, '2026-02-01')),
      member.on('member-m1', upgraded),
      member.on('member-m1', chequeIssued()),
    ).then({
      member_id: 'm1',
      customer_id: 'c1',
      member_number: '9752000001',
      level: '++',
      protected_until: '2027-02-01',
      registered_on: '2026-01-01',
      notice_ends_on: null,
      ended_on: null,
      end_reason: null,
      balance: 200,
      last_earned_on: '2026-02-01',
      converted_year: 2026,
      converted_points: 1_000,
      decided_on: '2026-02-01',
      decided_points: 1_200,
      decided_window_from: '2025-02-02',
      rule_version: 'level-table@2020-01-01',
      revision: 3,
    });
  });

  test('a return takes from the balance only what was left there', () => {
    const member = new History();
    const reversed = {
      lotId: 'l',
      orderId: 'o',
      returnId: 'r',
      basis: 100_000,
      points: 1_000,
      fromBalance: 200,
      taken: [{ lotId: 'l', points: 200 }],
      forgone: 0,
      owed: 800,
      recalled: ['q1'],
      earnedOn: '2026-02-01',
      reversedOn: '2026-03-01',
    };
    given(
      member.on('member-m1', memberRegistered()),
      member.on('member-m1', pointsEarned(1_200, '2026-02-01')),
      member.on('member-m1', chequeIssued()),
      member.on('member-m1', { type: 'PointsReversed', data: reversed }),
    ).thenMatching(([row]) => expect(row).toMatchObject({ balance: 0 }));
  });

  test('a cheque that lapses gives its points back for another cheque, less what is owed', () => {
    const member = new History();
    const lapsed = {
      chequeId: 'q1',
      returnId: 'r',
      lots: [{ lotId: 'lot-2026-02-01', points: 1_000 }],
      points: 1_000,
      usableThrough: '2026-05-31',
      issuedOn: '2026-02-28',
      lapsedOn: '2026-03-10',
    };
    const taken = { lots: [{ lotId: 'lot-2026-02-01', points: 700 }], points: 700, left: 0, takenOn: '2026-03-10' };
    given(
      member.on('member-m1', memberRegistered()),
      member.on('member-m1', pointsEarned(1_200, '2026-02-01')),
      member.on('member-m1', chequeIssued()),
      member.on('member-m1', { type: 'ChequeLapsed', data: lapsed }),
      member.on('member-m1', { type: 'OwedPointsTaken', data: taken }),
    ).thenMatching(([row]) => expect(row).toMatchObject({ balance: 500, converted_year: 2026, converted_points: 0 }));
  });

  test('an ended membership has no points left', () => {
    const member = new History();
    given(
      member.on('member-m1', memberRegistered()),
      member.on('member-m1', pointsEarned(50, '2026-02-01')),
      member.on('member-m1', {
        type: 'MembershipEnded',
        data: { reason: 'member', endedOn: '2026-04-01', pointsLapsed: 50, chequesLapsed: [] },
      }),
    ).thenMatching(([row]) => expect(row).toMatchObject({ balance: 0, ended_on: '2026-04-01', end_reason: 'member' }));
  });

  test('an event before the registration is a fault and makes no row', () => {
    expect(() => given(new History().on('member-m1', pointsEarned(5, '2026-02-01')))).toThrow(
      'no row for PointsEarned',
    );
  });
});
