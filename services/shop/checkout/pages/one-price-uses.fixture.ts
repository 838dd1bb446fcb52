import {
  coupon,
  refusesUse,
  isLimited,
  type CouponCommand,
  type CouponState,
} from '../../../../domain/coupon/index.js';
import { fold, isRejected, type Instant } from '../../../../domain/kernel/index.js';
import { membership, type MemberState } from '../../../../domain/member/index.js';
import { COUPONS, DAYS } from './one-price-goods.fixture.js';

export interface Hold {
  readonly code: string;
  readonly holdKey: string;
  readonly attemptKey: string | null;
  readonly customerId: string | null;
  readonly insteadOf?: string;
}

/** The streams that decide who may use a coupon or a cheque. */
export class Uses {
  private readonly coupons = new Map<string, CouponState>(
    Object.entries(COUPONS).map(([code, plan]) => [code, { ...coupon.initial, code, plan }]),
  );
  private member: MemberState = { ...membership.initial, status: 'active', cheques: [chequeOf(0), chequeOf(1)] };

  hold({ customerId, ...hold }: Hold, at: Instant): boolean {
    const state = this.state(hold.code);
    const buyerKey = state.plan?.oncePerCustomer ? customerId : null;
    if (state.plan && !isLimited(state.plan)) return refusesUse({ ...hold, buyerKey, at }, state) === null;
    return this.tell(hold.code, { type: 'ReserveCoupon', ...hold, buyerKey, at });
  }

  isUsable({ customerId, ...hold }: Hold, at: Instant): boolean {
    const state = this.state(hold.code);
    return refusesUse({ ...hold, buyerKey: state.plan?.oncePerCustomer ? customerId : null, at }, state) === null;
  }

  release({ code, holdKey, attemptKey }: Pick<Hold, 'code' | 'holdKey' | 'attemptKey'>): void {
    this.tell(code, { type: 'ReleaseCoupon', holdKey, attemptKey });
  }

  redeem(code: string, holdKey: string, at: Instant): boolean {
    return this.tell(code, { type: 'RedeemCoupon', holdKey, at });
  }

  redeemed(code: string): number {
    return [...this.state(code).uses.values()].filter((use) => use.redeemed).length;
  }

  cheque(command: Parameters<typeof membership.decide>[0]): boolean {
    const decision = membership.decide(command, this.member);
    if (isRejected(decision)) return false;
    this.member = fold(membership.evolve, this.member, decision.accepted);
    return true;
  }

  chequeOf(nth: number) {
    return this.member.cheques[nth] as MemberState['cheques'][number];
  }

  private state(code: string): CouponState {
    return this.coupons.get(code) as CouponState;
  }

  private tell(code: string, command: CouponCommand): boolean {
    const decision = coupon.decide(command, this.state(code));
    if (isRejected(decision)) return false;
    this.coupons.set(code, fold(coupon.evolve, this.state(code), decision.accepted));
    return true;
  }
}

function chequeOf(nth: number): MemberState['cheques'][number] {
  return {
    ...{ chequeId: `cheque-${nth}`, amount: 2_200 * (nth + 1), pointsConverted: 1_000 * (nth + 1), lots: [] },
    ...{ level: '+', rate: 22, issuedOn: DAYS.from, validFrom: DAYS.from, validTo: DAYS.to, status: 'open' },
    ...{ cartId: null, orderId: null, recalledBy: null, lapse: null },
  };
}
