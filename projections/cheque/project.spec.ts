import { describe, expect, test } from 'vitest';

import type { DomainEvent } from '../../domain/kernel/index.js';
import { History, specifyProjection } from '../runner/testing.js';
import { chequeIssued } from '../made-events/events-testing.js';
import { chequeProjection } from './project.js';
import { chequeStatus, type ChequeStatus } from './queries.js';
import type { ChequeRow } from './table.js';

const given = specifyProjection(chequeProjection, (actual, expected) => expect(actual).toEqual(expected));

const reserved = {
  type: 'ChequeReserved',
  data: { chequeId: 'q1', cartId: 'k1', reservedAt: '2026-03-05T10:00:00.000Z' },
};
const released = { type: 'ChequeReleased', data: { chequeId: 'q1', cartId: 'k1', reason: 'payment refused' } };
const redeemed = {
  type: 'ChequeRedeemed',
  data: { chequeId: 'q1', orderId: 'o1', redeemedAt: '2026-03-05T10:05:00.000Z' },
};
const returned = { type: 'ChequeReturned', data: { chequeId: 'q1', orderId: 'o1' } };
const expired = { type: 'ChequeExpired', data: { chequeId: 'q1', expiredOn: '2026-06-01' } };
const lapsed = {
  type: 'ChequeLapsed',
  data: {
    chequeId: 'q1',
    returnId: 'r1',
    lots: [],
    points: 1_000,
    usableThrough: '2026-05-31',
    issuedOn: '2026-02-28',
    lapsedOn: '2026-03-10',
  },
};
const ended = {
  type: 'MembershipEnded',
  data: { reason: 'member', endedOn: '2026-04-01', pointsLapsed: 0, chequesLapsed: ['q1'] },
};

describe('a bonus cheque', () => {
  test.each<[string, DomainEvent[], string, ChequeStatus]>([
    ['is for the next month when it is issued', [], '2026-02-28', 'future'],
    ['can be used from the first of its month', [], '2026-03-01', 'active'],
    ['can be used through its last day', [], '2026-05-31', 'active'],
    ['has expired the day after, also before the job has run', [], '2026-06-01', 'expired'],
    ['is held by a cart', [reserved], '2026-03-05', 'reserved'],
    ['is free again when the payment fails', [reserved, released], '2026-03-05', 'active'],
    ['is spent by an order', [reserved, redeemed], '2026-03-06', 'redeemed'],
    ['is given back with its old validity', [reserved, redeemed, returned], '2026-06-02', 'expired'],
    ['expires', [expired], '2026-06-01', 'expired'],
    ['lapses when its goods are returned', [lapsed], '2026-03-10', 'lapsed'],
    ['lapses when the membership ends', [reserved, ended], '2026-04-01', 'lapsed'],
  ])('%s', (_what, events, on, status) => {
    const member = new History();
    given(...[chequeIssued(), ...events].map((event) => member.on('member-m1', event))).thenMatching((rows) =>
      expect(chequeStatus(rows[0] as ChequeRow, on)).toBe(status),
    );
  });
});
