import { accept, addDays, addMinutes, atStockholm, reject, stockholmDate, unchanged } from '../../kernel/index.js';
import type { Instant, Uuid } from '../../kernel/index.js';
import { couponRule } from '../coupon-rule.js';
import type { CouponEvent } from '../events.js';
import type { CouponDecision, CouponRefusal } from '../rejections.js';
import { counts, type CouponState } from '../state.js';

/** Holds a use of the coupon, for a cart or for an attempt to pay it. */
export interface ReserveCoupon {
  readonly type: 'ReserveCoupon';
  readonly holdKey: Uuid;
  readonly attemptKey: Uuid | null;
  /** A hash that is the same for all purchases of one customer. Null for a guest. */
  readonly buyerKey: string | null;
  /** A hold of another cart that this one replaces. A payment's hold is never replaced. */
  readonly insteadOf?: Uuid;
  readonly at: Instant;
}

export function reserveCoupon(command: ReserveCoupon, state: CouponState): CouponDecision {
  const { holdKey, attemptKey, buyerKey, at } = command;
  const own = state.uses.get(holdKey);
  if (own?.redeemed) return reject({ type: 'CouponUsedByBuyer', field: 'couponCode', code: state.code ?? '' });
  const refusal = refusesUse(command, state);
  if (refusal) return reject(refusal);
  // An attempt to pay keeps its hold, also when the shopper enters the code again meanwhile.
  if (own && own.until > at && (attemptKey === null || own.attemptKey === attemptKey)) return unchanged;
  const rule = couponRule.on(stockholmDate(at));
  const until = attemptKey ? daysAfter(at, rule.paymentDays) : addMinutes(at, rule.cartHours * 60);
  const { ruleVersion } = rule;
  return accept(...elsewhere(command, state), {
    type: 'CouponReserved',
    data: { holdKey, attemptKey, buyerKey, until, ruleVersion },
  });
}

/** Returns the reason why this buyer may not use the coupon now, or null. */
export function refusesUse(
  { holdKey, buyerKey, insteadOf, at }: Pick<ReserveCoupon, 'holdKey' | 'buyerKey' | 'insteadOf' | 'at'>,
  { code, plan, endedOn, uses }: CouponState,
): CouponRefusal | null {
  const field = 'couponCode';
  if (!plan || code === null) return { type: 'CouponUnknown', field, code: code ?? '' };
  const on = stockholmDate(at);
  const validTo = endedOn ?? plan.to;
  if (on < plan.from) return { type: 'CouponNotYetValid', field, code, validFrom: plan.from };
  if (on > validTo) return { type: 'CouponOver', field, code, validTo };
  if (plan.oncePerCustomer && buyerKey === null) return { type: 'CouponNeedsLogIn', field, code };
  const others = [...uses]
    .filter(([key, use]) => key !== holdKey && counts(use, at) && !(key === insteadOf && isInCart(use)))
    .map(([, use]) => use);
  const ofBuyer = plan.oncePerCustomer ? others.filter((use) => use.buyerKey === buyerKey) : [];
  // A use that only another cart of the buyer holds goes to this cart.
  const [inCarts, spent] = [ofBuyer.filter(isInCart), ofBuyer.filter((use) => !isInCart(use))];
  if (spent.length > 0) return { type: 'CouponUsedByBuyer', field, code };
  const left = plan.total === null ? Infinity : plan.total - (others.length - inCarts.length);
  return left < 1 ? { type: 'CouponUsedUp', field, code } : null;
}

function isInCart({ redeemed, attemptKey }: { readonly redeemed: boolean; readonly attemptKey: Uuid | null }): boolean {
  return !redeemed && attemptKey === null;
}

/** Releases the hold that this one replaces, and what other carts of the same buyer hold. */
function elsewhere(
  { holdKey, buyerKey, insteadOf }: ReserveCoupon,
  { plan, uses }: CouponState,
): readonly CouponEvent[] {
  const buyer = plan?.oncePerCustomer ? buyerKey : null;
  return [...uses]
    .filter(([key, use]) => key !== holdKey && isInCart(use))
    .filter(([key, use]) => key === insteadOf || (buyer !== null && use.buyerKey === buyer))
    .map(([key]) => ({ type: 'CouponReleased', data: { holdKey: key } }));
}

function daysAfter(at: Instant, days: number): Instant {
  return atStockholm(addDays(stockholmDate(at), days), '12:00');
}
