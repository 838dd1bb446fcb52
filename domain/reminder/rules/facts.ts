import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { HighCostAccount } from '../../high-cost-account/index.js';
import type { BusinessDate } from '../../kernel/index.js';
import type { PrescriptionState } from '../../prescription/index.js';
import { nextWithdrawal, standingOf, type Prescription } from '../../prescription/rules/index.js';
import type { PeriodFacts, PrescriptionFacts } from './watched.js';

type Known = Pick<PrescriptionState, 'uncounted' | 'lastDispensedOn'>;

/** What a reminder needs of a prescription. It counts the withdrawals here that the register does not know yet. */
export function prescriptionFacts(received: Prescription, { uncounted, lastDispensedOn }: Known): PrescriptionFacts {
  const { withdrawals } = received;
  const isNewer = uncounted > 0 && lastDispensedOn !== null;
  const lastOn = isNewer ? later(withdrawals.lastOn, lastDispensedOn) : withdrawals.lastOn;
  const left = Math.max(0, withdrawals.left - uncounted);
  const { on, inBenefitOn } = nextWithdrawal({ ...received, withdrawals: { ...withdrawals, lastOn, left } });
  return {
    of: 'prescription',
    isAnimal: received.kind === 'animal',
    standing: standingOf(received.status),
    issuedOn: received.issuedOn,
    validThrough: received.validThrough,
    nextOn: inBenefitOn ?? on,
    lastOn,
    left,
    chainId: received.chainId,
  };
}

/** Null before the first purchase of the account, when there is no period. */
export function periodFacts({ period, isConnected }: HighCostAccount): PeriodFacts | null {
  return period && { of: 'period', ...daysOf(period), isConnected };
}

/** The key of a period. A person has one period at a time. */
export function periodSubject({ startsOn }: Pick<PeriodFacts, 'startsOn'>): string {
  return `period/${startsOn}`;
}

function daysOf({ startsOn, endsOn }: HighCostPeriod) {
  return { startsOn, endsOn };
}

function later(one: BusinessDate | null, other: BusinessDate): BusinessDate {
  return one !== null && one > other ? one : other;
}
