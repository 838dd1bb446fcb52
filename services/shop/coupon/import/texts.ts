import type { CouponRejection } from '../../../../domain/coupon/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { planFileWords, planToolWords, rowTexts } from '../../../foundation/file-import/texts.js';

export const fileWords = planFileWords('docs/import-coupons.md');

export const toolWords = planToolWords('import:coupons');

export const texts = {
  badCode: 'är ingen kod av 3–30 versaler, siffror och bindestreck',
  discount: 'är varken skrivet 10% eller 50 (kronor)',
  products: 'är inte varunummer av sex siffror med | emellan, eller none',
  categories: 'är inte kategorier i butiken med | emellan, eller none',
  tooMany: (most: number) => `är fler än ${most}`,
  total: 'är varken ett heltal eller none',
  missingOfNew: 'saknas, och rabattkoden är ny',
  prescription: (varuId: string) => `${varuId} är receptbelagd och får ingen rabatt (LAW-01)`,
} as const;

/** The column and the reason of each rule that a row can break. A refused use cannot come from a file. */
export function faultOf(rejection: CouponRejection): RowFault {
  switch (rejection.type) {
    case 'CouponUnknown':
      return { field: 'code', reason: 'är ingen rabattkod' };
    case 'CouponHasEnded':
      return { field: 'code', reason: 'är redan avslutad och kan inte ändras' };
    case 'CouponCodeInvalid':
      return { field: 'code', reason: texts.badCode };
    case 'CouponEndsBeforeItBegins':
      return { field: 'validTo', reason: 'är före validFrom' };
    case 'CouponEndsAfterItsLastDay':
      return { field: 'endedOn', reason: 'är efter rabattkodens sista dag' };
    case 'CouponTakesNothing':
      return { field: 'discount', reason: 'ska vara 1–100 % eller ett belopp över 0' };
    case 'CouponMinimumNegative':
      return { field: 'minimum', reason: rowTexts.amount };
    case 'CouponTotalInvalid':
      return { field: 'total', reason: `ska vara ett heltal från 1 till ${rejection.most.toLocaleString('sv-SE')}` };
    default:
      throw new Error(`${rejection.type} cannot come from a file`);
  }
}
