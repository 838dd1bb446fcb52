import { accept, reject, unchanged, type BusinessDate } from '../../kernel/index.js';
import { isCode } from '../../pricing/index.js';
import { couponRule } from '../coupon-rule.js';
import type { CouponPlan } from '../events.js';
import type { CouponDecision, CouponRejection } from '../rejections.js';
import type { CouponState } from '../state.js';

/** Plans a coupon or changes its plan. The same plan again changes nothing. */
export interface PlanCoupon {
  readonly type: 'PlanCoupon';
  readonly code: string;
  readonly plan: CouponPlan;
  readonly on: BusinessDate;
}

export interface EndCoupon {
  readonly type: 'EndCoupon';
  readonly on: BusinessDate;
}

export function planCoupon(command: PlanCoupon, state: CouponState): CouponDecision {
  const { code, plan } = command;
  const fault = faultOf(command);
  if (fault) return reject(fault);
  if (!state.plan) return accept({ type: 'CouponPlanned', data: { code, plan } });
  const before = state.plan;
  const changed = (Object.keys(plan) as (keyof CouponPlan)[]).filter(
    (field) => JSON.stringify(plan[field]) !== JSON.stringify(before[field]),
  );
  if (changed.length === 0) return unchanged;
  if (state.endedOn !== null) return reject({ type: 'CouponHasEnded' });
  return accept({ type: 'CouponChanged', data: { plan, changed } });
}

export function endCoupon({ on }: EndCoupon, { code, plan, endedOn }: CouponState): CouponDecision {
  if (!plan) return reject({ type: 'CouponUnknown', field: 'couponCode', code: code ?? '' });
  if (endedOn !== null) return endedOn === on ? unchanged : reject({ type: 'CouponHasEnded' });
  if (on > plan.to) return reject({ type: 'CouponEndsAfterItsLastDay', field: 'on' });
  return accept({ type: 'CouponEnded', data: { on } });
}

function faultOf({ code, plan, on }: PlanCoupon): CouponRejection | null {
  const { off, from, to, minimum, total } = plan;
  const { mostUses } = couponRule.on(on);
  if (!isCode(code)) return { type: 'CouponCodeInvalid', field: 'code' };
  if (to < from) return { type: 'CouponEndsBeforeItBegins', field: 'to' };
  const takes = 'percent' in off ? isWhole(off.percent, 1, 100) : isWhole(off.amount, 1, Number.MAX_SAFE_INTEGER);
  if (!takes) return { type: 'CouponTakesNothing', field: 'off' };
  if (!isWhole(minimum, 0, Number.MAX_SAFE_INTEGER)) return { type: 'CouponMinimumNegative', field: 'minimum' };
  return total === null || isWhole(total, 1, mostUses)
    ? null
    : { type: 'CouponTotalInvalid', field: 'total', most: mostUses };
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
