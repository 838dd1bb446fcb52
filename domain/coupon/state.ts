import type { BusinessDate, Instant, Uuid } from '../kernel/index.js';
import type { CouponEvent, CouponPlan, CouponReserved } from './events.js';

export interface CouponUse {
  readonly attemptKey: Uuid | null;
  readonly buyerKey: string | null;
  readonly until: Instant;
  readonly redeemed: boolean;
}

export interface CouponState {
  readonly code: string | null;
  readonly plan: CouponPlan | null;
  readonly endedOn: BusinessDate | null;
  /** Held and redeemed uses by their hold key. */
  readonly uses: ReadonlyMap<Uuid, CouponUse>;
}

export const initial: CouponState = { code: null, plan: null, endedOn: null, uses: new Map() };

export function evolve(state: CouponState, event: CouponEvent): CouponState {
  switch (event.type) {
    case 'CouponPlanned':
      return { ...state, code: event.data.code, plan: event.data.plan };
    case 'CouponChanged':
      return { ...state, plan: event.data.plan };
    case 'CouponEnded':
      return { ...state, endedOn: event.data.on };
    case 'CouponReserved':
      return { ...state, uses: withUse(state, event.data.holdKey, held(event.data)) };
    case 'CouponRedeemed':
      return { ...state, uses: withUse(state, event.data.holdKey, { redeemed: true }) };
    case 'CouponReleased':
    case 'CouponReturned':
      return { ...state, uses: new Map([...state.uses].filter(([holdKey]) => holdKey !== event.data.holdKey)) };
    default:
      event satisfies never;
      return state;
  }
}

/** Whether uses are counted. So a code that everybody uses has no busy stream. */
export function isLimited({ total, oncePerCustomer }: CouponPlan): boolean {
  return total !== null || oncePerCustomer;
}

/** Whether the use counts: it is redeemed, or still held. */
export function counts({ redeemed, until }: CouponUse, at: Instant): boolean {
  return redeemed || until > at;
}

function held({ attemptKey, buyerKey, until }: CouponReserved['data']): CouponUse {
  return { attemptKey, buyerKey, until, redeemed: false };
}

function withUse({ uses }: CouponState, holdKey: Uuid, change: Partial<CouponUse>): CouponState['uses'] {
  const before = uses.get(holdKey) ?? { attemptKey: null, buyerKey: null, until: '', redeemed: false };
  return new Map([...uses, [holdKey, { ...before, ...change }]]);
}
