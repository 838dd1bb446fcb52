import type { BusinessDate } from '../kernel/index.js';
import type {
  ChequeIssued,
  ChequeLapsed,
  ChequeRedeemed,
  ChequeReserved,
  LevelChanged,
  MemberRegistered,
  MembershipEnded,
  OwedPointsTaken,
  PointsEarned,
  PointsReversed,
} from './events.js';
import { sumParts } from './points/lots.js';

export const registered: MemberRegistered = {
  type: 'MemberRegistered',
  data: {
    memberId: 'member-1',
    customerId: 'customer-1',
    memberNumber: '9012345678',
    email: 'astrid@example.se',
    mobileNumber: '0701234567',
    registeredOn: '2025-01-15',
  },
};

export function earned(orderId: string, points: number, earnedOn: BusinessDate, basis = points * 100): PointsEarned {
  const expiresOn = `${Number(earnedOn.slice(0, 4)) + 1}-12-31`;
  return {
    type: 'PointsEarned',
    data: {
      lotId: `lot-${orderId}`,
      orderId,
      parcelId: null,
      points,
      basis,
      earnedOn,
      expiresOn,
      ruleVersion: 'point-rule@2020-01-01',
    },
  };
}

/** Points of an order are reversed. By default they are taken from the order's own lot. */
export function reversed(
  orderId: string,
  points: number,
  change: Partial<PointsReversed['data']> = {},
): PointsReversed {
  const { fromBalance = points } = change;
  return {
    type: 'PointsReversed',
    data: {
      lotId: `lot-${orderId}`,
      orderId,
      returnId: 'r1',
      basis: points * 100,
      points,
      fromBalance,
      taken: fromBalance > 0 ? [{ lotId: `lot-${orderId}`, points: fromBalance }] : [],
      forgone: 0,
      owed: 0,
      recalled: [],
      earnedOn: '2025-03-01',
      reversedOn: '2025-03-20',
      ...change,
    },
  };
}

export function upgraded(
  decidedOn: BusinessDate,
  protectedUntil: BusinessDate,
  change: Partial<LevelChanged['data']> = {},
): LevelChanged {
  return {
    type: 'LevelChanged',
    data: {
      from: '+',
      to: '++',
      direction: 'up',
      pointsCounted: 1500,
      windowFrom: '2024-01-01',
      windowTo: decidedOn,
      protectedUntil,
      decidedOn,
      ruleVersion: 'level-table@2020-01-01',
      returnId: null,
      ...change,
    },
  };
}

/** A cheque of 20 kr. By default it is issued in January 2025 and valid from February to April. */
export function issued(chequeId: string, change: Partial<ChequeIssued['data']> = {}): ChequeIssued {
  return {
    type: 'ChequeIssued',
    data: {
      chequeId,
      amount: 2000,
      pointsConverted: 1000,
      lots: [],
      level: '+',
      rate: 2,
      issuedOn: '2025-01-31',
      validFrom: '2025-02-01',
      validTo: '2025-04-30',
      convertedThisYear: 1000,
      ruleVersion: 'cheque-rule@2020-01-01',
      ...change,
    },
  };
}

export function reserved(chequeId: string, cartId: string): ChequeReserved {
  return { type: 'ChequeReserved', data: { chequeId, cartId, reservedAt: '2025-03-01T10:00:00.000Z' } };
}

export function redeemed(chequeId: string, orderId: string): ChequeRedeemed {
  return { type: 'ChequeRedeemed', data: { chequeId, orderId, redeemedAt: '2025-03-01T10:05:00.000Z' } };
}

/** The event that lets a cheque from `issued` lapse after the return `r1`. */
export function lapsed(chequeId: string, lots: ChequeLapsed['data']['lots'], lapsedOn: BusinessDate): ChequeLapsed {
  const validity = { usableThrough: '2025-04-30', issuedOn: '2025-01-31' };
  const points = sumParts(lots);
  return { type: 'ChequeLapsed', data: { chequeId, returnId: 'r1', lots, points, ...validity, lapsedOn } };
}

export function owedTaken(lots: OwedPointsTaken['data']['lots'], left: number, takenOn: BusinessDate): OwedPointsTaken {
  return { type: 'OwedPointsTaken', data: { lots, points: sumParts(lots), left, takenOn } };
}

export const ended: MembershipEnded = {
  type: 'MembershipEnded',
  data: { reason: 'member', endedOn: '2025-06-01', pointsLapsed: 0, chequesLapsed: [] },
};
