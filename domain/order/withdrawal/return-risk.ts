import { addDays, type BusinessDate } from '../../kernel/index.js';
import { withdrawalRule } from './period.js';

/**
 * Why staff must look at a return. `refund-due`: the last day for the refund is near or has passed. `never-came`: that
 * day has passed, and the goods are not here. Then the shop may wait with the money (Distansavtalslagen 2 kap. 14 §).
 */
export type ReturnRisk = 'refund-due' | 'never-came';

/** What staff are warned of, and at which of the rule's days. */
export interface ReturnWarning {
  readonly risk: ReturnRisk;
  readonly warnDay: number;
}

interface OpenReturn {
  readonly isHere: boolean;
  readonly refundBy: BusinessDate;
}

export function returnRisk(open: OpenReturn, today: BusinessDate): ReturnRisk | null {
  return returnWarning(open, today)?.risk ?? null;
}

/** The latest warning that is due. Null while there is time. Days that passed without a warning are not made up for. */
export function returnWarning({ isHere, refundBy }: OpenReturn, today: BusinessDate): ReturnWarning | null {
  const due = withdrawalRule.on(today).warnDays.filter((days) => today >= addDays(refundBy, -days));
  if (due.length === 0) return null;
  const risk = !isHere && today > refundBy ? 'never-came' : 'refund-due';
  return { risk, warnDay: Math.min(...due) };
}
