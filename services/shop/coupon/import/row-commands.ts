import type { CouponCommand, CouponPlan } from '../../../../domain/coupon/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { Commands } from '../../../foundation/file-import/plan-file.js';
import { rowTexts } from '../../../foundation/file-import/texts.js';
import { productTypes } from '../../catalogue/product/product-types.js';
import { PLANNED, type Row } from './fields.js';
import { rowPlan } from './row-plan.js';
import { texts } from './texts.js';

/** The commands that plan, change or end the coupon of a row. */
export async function rowCommands(
  db: Database,
  row: Row,
  before: CouponPlan | null,
  on: BusinessDate,
): Promise<Commands<CouponCommand>> {
  const { code, endedOn } = row;
  const end: readonly CouponCommand[] = endedOn === undefined ? [] : [{ type: 'EndCoupon', on: endedOn }];
  if ((before || endedOn !== undefined) && PLANNED.every((field) => row[field] === undefined)) return end;
  const read = rowPlan(row, before);
  if ('faults' in read) return read;
  const faults = await productFaults(db, read.plan);
  return faults.length > 0 ? { faults } : [{ type: 'PlanCoupon', code, plan: read.plan, on }, ...end];
}

/** A coupon takes nothing from prescription items (LAW-01), so a row that names one is a mistake. */
async function productFaults(db: Database, { goods }: CouponPlan): Promise<readonly RowFault[]> {
  const varuIds = goods?.varuIds ?? [];
  const types = await productTypes(db, varuIds);
  return varuIds.flatMap((varuId) => {
    if (!types.has(varuId)) return [{ field: 'products', reason: rowTexts.unknownProduct(varuId) }];
    return types.get(varuId) === 'Rx' ? [{ field: 'products', reason: texts.prescription(varuId) }] : [];
  });
}
