import { randomUUID } from 'node:crypto';

import { addDays, type BusinessDate, type Uuid } from '../domain/kernel/index.js';
import type { ChequeIssued, LevelChanged, MemberRegistered } from '../domain/member/index.js';

/**
 * The registration of a member without contact details. So no personal key is made, because keys are not measured here.
 */
export function registered(
  memberId: Uuid,
  registeredOn: BusinessDate,
  customerId: Uuid = randomUUID(),
): MemberRegistered {
  return {
    type: 'MemberRegistered',
    data: { memberId, customerId, memberNumber: memberId.slice(0, 8), email: '', mobileNumber: '', registeredOn },
  };
}

export function upgraded(on: BusinessDate, pointsCounted = 1500): LevelChanged {
  const window = { windowFrom: addDays(on, -364), windowTo: on, decidedOn: on, protectedUntil: addDays(on, 365) };
  return {
    type: 'LevelChanged',
    data: {
      from: '+',
      to: '++',
      direction: 'up',
      pointsCounted,
      ...window,
      ruleVersion: 'level-table@2020-01-01',
      returnId: null,
    },
  };
}

export function issued(on: BusinessDate, lots: ChequeIssued['data']['lots'] = []): ChequeIssued {
  const validity = { issuedOn: on, validFrom: addDays(on, 1), validTo: addDays(on, 90) };
  const points = { pointsConverted: 1000, convertedThisYear: 1000, lots };
  return {
    type: 'ChequeIssued',
    data: {
      chequeId: randomUUID(),
      amount: 1000,
      level: '+',
      rate: 1,
      ...points,
      ...validity,
      ruleVersion: 'cheque-rule@2020-01-01',
    },
  };
}
