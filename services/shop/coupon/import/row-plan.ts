import type { CouponPlan } from '../../../../domain/coupon/index.js';
import { oreOf } from '../../../../domain/kernel/index.js';
import type { GoodsSet, Off } from '../../../../domain/pricing/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { DISCOUNT, NEEDED, type Row } from './fields.js';
import { texts } from './texts.js';

/** Reads the coupon's plan from a row. Empty columns keep the values of the existing coupon. */
export function rowPlan(
  row: Row,
  before: CouponPlan | null,
): { readonly plan: CouponPlan } | { readonly faults: readonly RowFault[] } {
  const missing = before ? [] : NEEDED.filter((field) => row[field] === undefined);
  if (missing.length > 0) return { faults: missing.map((field) => ({ field, reason: texts.missingOfNew })) };
  return {
    plan: {
      name: row.name ?? before?.name ?? '',
      off: row.discount === undefined ? (before?.off ?? { amount: 0 }) : offOf(row.discount),
      goods: goodsOf(row, before?.goods ?? null),
      from: row.validFrom ?? before?.from ?? '',
      to: row.validTo ?? before?.to ?? '',
      minimum: row.minimum === undefined ? (before?.minimum ?? 0) : oreOf(row.minimum),
      total: row.total === undefined ? (before?.total ?? null) : totalOf(row.total),
      oncePerCustomer: row.oncePerCustomer ?? before?.oncePerCustomer ?? false,
    },
  };
}

function offOf(written: string): Off {
  const [, percent, kronor] = DISCOUNT.exec(written) ?? [];
  return percent === undefined ? { amount: oreOf(kronor ?? '0') } : { percent: Number(percent) };
}

/** Neither products nor categories: the coupon is for all goods but prescription items. */
function goodsOf({ products, categories }: Row, before: GoodsSet | null): GoodsSet | null {
  const goods = {
    varuIds: products ?? before?.varuIds ?? [],
    categories: categories ?? before?.categories ?? [],
  };
  return goods.varuIds.length + goods.categories.length === 0 ? null : goods;
}

function totalOf(written: string): number | null {
  return written === 'none' ? null : Number(written);
}
