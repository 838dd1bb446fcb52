import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addMinutes, fold, isRejected, specify } from '../kernel/index.js';
import { coupon, type CouponCommand, type CouponEvent, type CouponPlan } from './index.js';

const given = specify(coupon, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-07-01T10:00:00.000Z';
const LATER = '2026-07-02T10:00:01.000Z';
const plan: CouponPlan = {
  ...{ name: 'Sommarrabatt', off: { percent: 10 }, goods: null, minimum: 0 },
  ...{ from: '2026-06-01', to: '2026-08-31', total: null, oncePerCustomer: false },
};
const planned = (change: Partial<CouponPlan> = {}): CouponEvent => ({
  type: 'CouponPlanned',
  data: { code: 'SOMMAR', plan: { ...plan, ...change } },
});
const reserve = (holdKey: string, buyerKey: string | null = null, attemptKey: string | null = null, at = AT) =>
  ({ type: 'ReserveCoupon', holdKey, attemptKey, buyerKey, at }) as const;
const reserved = (holdKey: string, buyerKey: string | null = null, attemptKey: string | null = null): CouponEvent => ({
  type: 'CouponReserved',
  data: {
    ...{ holdKey, buyerKey, attemptKey, ruleVersion: 'coupon@2000-01-01' },
    until: attemptKey ? '2026-07-31T10:00:00.000Z' : '2026-07-02T10:00:00.000Z',
  },
});
const redeemed = (holdKey: string): CouponEvent => ({ type: 'CouponRedeemed', data: { holdKey, redeemedAt: AT } });
const released = (holdKey: string): CouponEvent => ({ type: 'CouponReleased', data: { holdKey } });
const refused = (type: string, rest: object = {}) => ({ type, field: 'couponCode', code: 'SOMMAR', ...rest }) as never;

test('a coupon is planned, changed and ended', () => {
  const command = { type: 'PlanCoupon', code: 'SOMMAR', plan, on: '2026-05-01' } as const;
  given().when(command).then(planned());
  given(planned()).when(command).then();
  const longer = { ...plan, to: '2026-09-30' };
  given(planned())
    .when({ ...command, plan: longer })
    .then({ type: 'CouponChanged', data: { plan: longer, changed: ['to'] } });
  const ended: CouponEvent = { type: 'CouponEnded', data: { on: '2026-07-01' } };
  given(planned()).when({ type: 'EndCoupon', on: '2026-07-01' }).then(ended);
  given(planned(), ended)
    .when({ ...command, plan: longer })
    .thenRejected({ type: 'CouponHasEnded' });
});

test.each([
  ['CouponCodeInvalid', { code: 'sommar' }, {}],
  ['CouponEndsBeforeItBegins', {}, { to: '2026-05-31' }],
  ['CouponTakesNothing', {}, { off: { percent: 0 } }],
  ['CouponTakesNothing', {}, { off: { percent: 101 } }],
  ['CouponTakesNothing', {}, { off: { amount: 0.5 } }],
  ['CouponMinimumNegative', {}, { minimum: -1 }],
  ['CouponTotalInvalid', {}, { total: 10_001 }],
] as const)('an impossible plan is refused: %s', (type, command, change) => {
  const decision = coupon.decide(
    { type: 'PlanCoupon', code: 'SOMMAR', plan: { ...plan, ...change }, on: '2026-05-01', ...command },
    coupon.initial,
  );
  expect(decision).toMatchObject({ rejected: { type } });
});

test('a code is good from its first day through its last', () => {
  given().when(reserve('a')).thenRejected({ type: 'CouponUnknown', field: 'couponCode', code: '' });
  given(planned({ from: '2026-07-02' }))
    .when(reserve('a'))
    .thenRejected(refused('CouponNotYetValid', { validFrom: '2026-07-02' }));
  given(planned({ to: '2026-06-30' }))
    .when(reserve('a'))
    .thenRejected(refused('CouponOver', { validTo: '2026-06-30' }));
  given(planned({ to: '2026-07-01' }))
    .when(reserve('a'))
    .then(reserved('a'));
});

test('a merged cart takes over the hold of the other one, the last one too; a payment keeps its hold', () => {
  const last = planned({ total: 1 });
  const moves = { ...reserve('b'), insteadOf: 'a' };
  given(last, reserved('a')).when(moves).then(released('a'), reserved('b'));
  given(last, reserved('a'), released('a'), reserved('b')).when(moves).then();
  given(last, reserved('c')).when(moves).thenRejected(refused('CouponUsedUp'));
  given(last, reserved('a', null, 'attempt'))
    .when(moves)
    .thenRejected(refused('CouponUsedUp'));
  given(planned({ oncePerCustomer: true }), reserved('a', 'astrid'))
    .when({ ...reserve('b', 'astrid'), insteadOf: 'a' })
    .then(released('a'), reserved('b', 'astrid'));
});

test('a cart reserves a use for a day, and then another cart can have it', () => {
  const last = planned({ total: 1 });
  given(last).when(reserve('a')).then(reserved('a'));
  given(last, reserved('a')).when(reserve('a')).then();
  given(last, reserved('a')).when(reserve('b')).thenRejected(refused('CouponUsedUp'));
  given(last, reserved('a'), released('a')).when(reserve('b')).then(reserved('b'));
  const state = [last, reserved('a')].reduce(coupon.evolve, coupon.initial);
  expect(isRejected(coupon.decide(reserve('b', null, null, LATER), state))).toBe(false);
});

test('a use stays reserved during a payment, and is spent by an order', () => {
  const last = planned({ total: 1 });
  const paying = reserved('a', null, 'attempt-1');
  given(last, reserved('a'))
    .when(reserve('a', null, 'attempt-1'))
    .then(paying);
  given(last, paying).when(reserve('a')).then();
  given(last, paying)
    .when(reserve('b', null, null, LATER))
    .thenRejected(refused('CouponUsedUp'));
  given(last, paying, redeemed('a')).when(reserve('b')).thenRejected(refused('CouponUsedUp'));
  given(last, paying, redeemed('a')).when({ type: 'RedeemCoupon', holdKey: 'a', at: AT }).then();
  given(last, paying, redeemed('a'))
    .when({ type: 'ReturnCoupon', holdKey: 'a' })
    .then({ type: 'CouponReturned', data: { holdKey: 'a' } });
});

test('an order redeems no use that it never held, unless the coupon has no limits', () => {
  const redeem = { type: 'RedeemCoupon', holdKey: 'a', at: AT } as const;
  given(planned({ total: 1 }))
    .when(redeem)
    .thenRejected(refused('CouponNotReserved'));
  given(planned({ total: null, oncePerCustomer: false }))
    .when(redeem)
    .then();
});

test('the release after a failed payment leaves the reservation of the next attempt', () => {
  const second = reserved('a', null, 'attempt-2');
  given(planned(), reserved('a', null, 'attempt-1'), second)
    .when({ type: 'ReleaseCoupon', holdKey: 'a', attemptKey: 'attempt-1' })
    .then();
  given(planned(), second).when({ type: 'ReleaseCoupon', holdKey: 'a', attemptKey: 'attempt-2' }).then(released('a'));
});

test('a coupon once for each customer needs a log-in, and follows the customer from cart to cart', () => {
  const once = planned({ oncePerCustomer: true });
  given(once).when(reserve('a')).thenRejected(refused('CouponNeedsLogIn'));
  given(once, reserved('a', 'astrid')).when(reserve('b', 'astrid')).then(released('a'), reserved('b', 'astrid'));
  given(once, reserved('a', 'astrid', 'attempt-1'))
    .when(reserve('b', 'astrid'))
    .thenRejected(refused('CouponUsedByBuyer'));
  given(once, reserved('a', 'astrid', 'attempt-1'), redeemed('a'))
    .when(reserve('b', 'astrid'))
    .thenRejected(refused('CouponUsedByBuyer'));
  given(once, reserved('a', 'astrid'), redeemed('a')).when(reserve('b', 'nils')).then(reserved('b', 'nils'));
});

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const buyer = fc.constantFrom('astrid', 'nils', 'eva');
const attempt = fc.constantFrom(null, 'attempt-1', 'attempt-2');
/** No payment goes on for longer than its hold. */
const moment = fc.nat(29 * 24).map((hour) => addMinutes(AT, hour * 60));
const command: fc.Arbitrary<CouponCommand> = fc.oneof(
  fc
    .record({ holdKey: key, buyerKey: buyer, attemptKey: attempt, at: moment })
    .map((of) => ({ type: 'ReserveCoupon' as const, ...of })),
  fc.record({ holdKey: key, at: moment }).map((of) => ({ type: 'RedeemCoupon' as const, ...of })),
  fc.record({ holdKey: key, attemptKey: attempt }).map((of) => ({ type: 'ReleaseCoupon' as const, ...of })),
  key.map((holdKey) => ({ type: 'ReturnCoupon' as const, holdKey })),
);

test('carts and payments in any order never give more orders than the limit, and no order counts twice', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), fc.integer({ min: 1, max: 3 }), (commands, total) => {
      const start = coupon.evolve(coupon.initial, planned({ total, oncePerCustomer: true }));
      const state = commands.reduce((current, next) => {
        if (next.type === 'RedeemCoupon' && !mayBePaid(current.uses.get(next.holdKey))) return current;
        const decision = coupon.decide(next, current);
        return isRejected(decision) ? current : fold(coupon.evolve, current, decision.accepted);
      }, start);
      const used = [...state.uses.values()].filter((use) => use.redeemed);
      expect(used.length).toBeLessThanOrEqual(total);
      expect(new Set(used.map(({ buyerKey }) => buyerKey)).size).toBe(used.length);
    }),
    { numRuns: 2_000 },
  );
});

/** Only an attempt to pay leads to an order. */
function mayBePaid(use: { readonly attemptKey: string | null } | undefined): boolean {
  return use !== undefined && use.attemptKey !== null;
}
