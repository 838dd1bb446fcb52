import { addMonths, type BusinessDate } from '../../kernel/index.js';
import { parallelGroups, type ParallelGroup } from './parallel-group.js';
import { prescriptionRule } from './prescription-rule.js';
import type { Article, Prescription } from './prescription.js';
import { isActiveIsh, standingOn } from './standing.js';

export interface Listed {
  readonly prescription: Prescription;
  readonly group: ParallelGroup | null;
  readonly inActiveList: boolean;
  readonly inInactiveList: boolean;
}

/**
 * RX-04, RX-10: one person's prescriptions with the lists in which each stands. Those that ended more than fifteen
 * months ago are left out. @param from shows only what ended on this day or later, never more than fifteen months
 */
export function listed(
  ofOnePerson: readonly Prescription[],
  day: BusinessDate,
  from: BusinessDate | null = null,
): readonly Listed[] {
  const groups = parallelGroups(ofOnePerson, day);
  const earliest = addMonths(day, -prescriptionRule.on(day).historyMonths);
  const since = from !== null && from > earliest ? from : earliest;
  return ofOnePerson
    .map((prescription) => {
      const group = groups.get(prescription.ordinationId) ?? null;
      const isOpen = isActiveIsh(standingOn(prescription, day));
      return {
        prescription,
        group,
        inActiveList: group?.showInActiveList ?? isOpen,
        inInactiveList: group?.showInInactiveList ?? !isOpen,
      };
    })
    .filter(({ prescription, inActiveList }) => inActiveList || endedOn(prescription) >= since);
}

/** The day that history counts from: the last withdrawal, else the last valid day. */
function endedOn({ withdrawals, validThrough }: Prescription): BusinessDate {
  return withdrawals.lastOn ?? validThrough;
}

/** RX-21: parallel import is shown when all candidates have rank 0. */
export function isParallelImport(candidates: readonly Article[]): boolean {
  return candidates.length > 0 && candidates.every(({ rank }) => rank === 0);
}
