import { addDays, type BusinessDate } from '../../kernel/index.js';
import { withdrawalRule } from './period.js';

/**
 * Why staff must look at a return. `refund-due`: the last day for the refund is near or has passed. `never-came`: that
 * day has passed, and the goods are not here. Then the shop may wait with the money (Distansavtalslagen 2 kap. 14 §).
 */
export type ReturnRisk = 'refund-due' | 'never-came';

export function returnRisk(
  { isHere, refundBy }: { readonly isHere: boolean; readonly refundBy: BusinessDate },
  today: BusinessDate,
): ReturnRisk | null {
  if (!isHere && today > refundBy) return 'never-came';
  return today >= addDays(refundBy, -withdrawalRule.on(today).atRiskDays) ? 'refund-due' : null;
}
