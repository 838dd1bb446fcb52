import { expect, test } from 'vitest';
import fc from 'fast-check';

import { fold, isRejected } from '../kernel/index.js';
import type { CartLine } from './events.js';
import { cart, cartLimits, flagGroupQuotas, maxBuyable, type CartCommand, type CartState } from './index.js';
import { alvedon, cream, elvanse, ibumetin, ipren, ON, panodil } from './spec-events.js';

const GOODS = [cream, alvedon, panodil, ipren, ibumetin];
/** Goods of a cart from before a limit existed: it does not know what they share with others. */
const OLDER = [alvedon, ipren].map((product) => ({ ...product, flags: [], limitGroup: null }));
const prescribed = { ...elvanse, flags: ['Paracetamol'], limitGroup: 'M01AE01' } as const;

const product = fc.constantFrom(...GOODS);
const varuId = product.map((each) => each.varuId);
const quantity = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(99, 100, 1e9, 0.5));
const line: fc.Arbitrary<CartLine> = fc
  .record({ product: fc.constantFrom(...GOODS, ...OLDER, prescribed), quantity: fc.integer({ min: 1, max: 120 }) })
  .map(({ product: held, quantity: pieces }) => ({ ...held, quantity: pieces }));

const customerId = 'astrid';
const own = { cartId: 'cart-1', customerId, on: ON } as const;
const command: fc.Arbitrary<(state: CartState) => CartCommand> = fc.oneof(
  fc.record({ product, quantity }).map((added) => () => ({ type: 'AddItem' as const, ...own, ...added })),
  fc.record({ varuId, quantity }).map((set) => () => ({ type: 'SetQuantity' as const, customerId, on: ON, ...set })),
  varuId.map((removed) => () => ({ type: 'RemoveItem' as const, customerId, varuId: removed })),
  fc
    .record({
      fromCartId: fc.uuid(),
      fromCustomerId: fc.constantFrom(null, customerId),
      lines: fc.uniqueArray(line, { maxLength: 6, selector: (each) => each.varuId }),
    })
    .map((from) => () => ({ type: 'MergeCart' as const, ...own, ...from, coupon: null, gifts: [] })),
  fc.record({ varuId, unitPrice: fc.integer({ min: 1, max: 50_000 }) }).map((price) => () => ({
    type: 'Reprice' as const,
    prices: [price],
  })),
  fc.constant((seen: CartState) => ({
    type: 'StartCheckout' as const,
    ...{ customerId, orderId: 'order-1', shelfKey: 'shelf-1', seen, at: '2026-05-04T10:00:00.000Z', on: ON },
  })),
  fc.constant(() => ({ type: 'AbandonCheckout' as const, orderId: 'order-1', reason: 'payment-failed' })),
  fc.constant(() => ({ type: 'Claim' as const, customerId })),
  fc.constant(() => ({ type: 'RemovePrescriptionItems' as const, customerId, at: `${ON}T10:00:00.000Z` })),
);

function after(
  commands: readonly ((state: CartState) => CartCommand)[],
  look: (state: CartState, before: CartState) => void,
): void {
  commands.reduce((state, next) => {
    const decision = cart.decide(next(state), state);
    const changed = isRejected(decision) ? state : fold(cart.evolve, state, decision.accepted);
    look(changed, state);
    return changed;
  }, cart.initial);
}

test('no order of adds, changes, merges, prices, payments and their ends passes a limit or a shared quota', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      after(commands, (state) => {
        for (const held of state.lines.filter(({ type }) => type !== 'Rx')) {
          expect(Number.isSafeInteger(held.quantity) && held.quantity > 0).toBe(true);
          expect(held.quantity).toBeLessThanOrEqual(maxBuyable(state, held, Infinity, ON));
        }
        for (const { max, inCart } of flagGroupQuotas(state, ON)) expect(inCart).toBeLessThanOrEqual(max);
      });
    }),
    { numRuns: 500, seed: 20_261_125 },
  );
});

test('no line forgets in a merge what it shares with other goods', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      after(commands, (state, before) => {
        for (const { varuId: held, flags, limitGroup } of before.lines) {
          const line = state.lines.find((each) => each.varuId === held);
          if (line) expect(line.flags).toEqual(expect.arrayContaining([...flags]));
          if (line && limitGroup) expect(line.limitGroup).toBe(limitGroup);
        }
      });
    }),
    { numRuns: 200, seed: 20_261_125 },
  );
});

test('such orders do reach the limits, so that the rule above is tried', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      after(commands, (state) => {
        for (const { flag, max, inCart } of flagGroupQuotas(state, ON)) if (inCart === max) reached.add(flag);
        const most = cartLimits.on(ON).MAXQUANTITY_HA;
        if (state.lines.some((held) => held.varuId === cream.varuId && held.quantity === most)) reached.add('Ha');
      });
    }),
    { numRuns: 200, seed: 20_261_125 },
  );
  expect([...reached].sort()).toEqual(['Ha', 'M01AE01', 'Paracetamol']);
});
