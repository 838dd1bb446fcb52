import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, isRejected, specify } from '../kernel/index.js';
import { availableStock, product, type ProductCommand, type ProductEvent, type ProductState } from './index.js';
import { added } from './spec-events.js';

const given = specify(product, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-05-04T10:00:00.000Z';
const UNTIL = '2026-05-05T10:00:00.000Z';
const counted = (web: number): ProductEvent => ({ type: 'StockCounted', data: { web, pharmacies: {} } });
const hold = (movementId: string, quantity: number) => ({ type: 'HoldStock', movementId, quantity, at: AT }) as const;
const take = (movementId: string, quantity: number) => ({ type: 'TakeStock', movementId, quantity }) as const;
const release = (movementId: string, mayComeLate = false) =>
  ({ type: 'ReleaseStock', movementId, mayComeLate }) as const;
const held = (movementId: string, quantity: number): ProductEvent => ({
  type: 'StockHeld',
  data: { movementId, quantity, until: UNTIL, ruleVersion: 'stock-hold@2000-01-01' },
});
const taken = (movementId: string, quantity: number, web: number): ProductEvent => ({
  type: 'StockTaken',
  data: { movementId, quantity, web },
});
const released = (movementId: string, quantity: number, reason: 'unpaid' | 'overdue' = 'unpaid'): ProductEvent => ({
  type: 'StockReleased',
  data: { movementId, quantity, reason },
});
const lacking = (available: number) => ({ type: 'StockLacking', field: 'quantity', available }) as const;
const shelf = [added, counted(5)] as const;

test('a payment holds goods once, and another buyer can have only the rest', () => {
  given(...shelf)
    .when(hold('a', 4))
    .then(held('a', 4));
  given(...shelf, held('a', 4))
    .when(hold('a', 4))
    .then();
  given(...shelf, held('a', 4))
    .when(hold('b', 2))
    .thenRejected(lacking(1));
  given(...shelf, held('a', 4))
    .when(hold('b', 1))
    .then(held('b', 1));
  given().when(hold('a', 1)).thenRejected({ type: 'ProductUnknown' });
});

test('a hold becomes the withdrawal of its order, once', () => {
  given(...shelf, held('a', 4))
    .when(take('a', 4))
    .then(taken('a', 4, 1));
  given(...shelf, held('a', 4), taken('a', 4, 1))
    .when(take('a', 4))
    .then();
  given(...shelf, held('a', 4), taken('a', 4, 1))
    .when(hold('a', 4))
    .then();
  given(...shelf, held('a', 4), taken('a', 4, 1))
    .when(hold('b', 2))
    .thenRejected(lacking(1));
});

test('an order that holds nothing takes only what no payment holds', () => {
  given(...shelf)
    .when(take('a', 5))
    .then(taken('a', 5, 0));
  given(...shelf, held('b', 3))
    .when(take('a', 2))
    .then(taken('a', 2, 3));
  given(...shelf, held('b', 3))
    .when(take('a', 3))
    .thenRejected(lacking(2));
});

test('the shelf never goes below zero, also when it was counted anew below what is held', () => {
  given(...shelf)
    .when(take('a', 7))
    .thenRejected(lacking(5));
  given(...shelf, held('a', 4), counted(3))
    .when(take('a', 4))
    .thenRejected(lacking(3));
  given(...shelf, held('a', 4), counted(3), counted(6))
    .when(take('a', 4))
    .then(taken('a', 4, 2));
});

test('goods that the warehouse counts anew are had less what payments hold', () => {
  given(...shelf, held('a', 4), counted(10))
    .when(hold('b', 7))
    .thenRejected(lacking(6));
  given(...shelf, held('a', 4), counted(10))
    .when(hold('b', 6))
    .then(held('b', 6));
  given(...shelf, held('a', 4), counted(3))
    .when(hold('b', 1))
    .thenRejected(lacking(0));
});

test('a payment that ends without an order releases its goods, once', () => {
  given(...shelf, held('a', 4))
    .when(release('a'))
    .then(released('a', 4));
  given(...shelf, held('a', 4), released('a', 4))
    .when(release('a'))
    .then();
  given(...shelf, held('a', 4), released('a', 4))
    .when(hold('b', 5))
    .then(held('b', 5));
  given(...shelf, held('a', 4), taken('a', 4, 1))
    .when(release('a', true))
    .then();
});

test('an attempt to pay that is over cannot hold goods later', () => {
  given(...shelf, held('a', 4), released('a', 4))
    .when(hold('a', 4))
    .thenRejected({ type: 'StockHoldEnded' });
  given(...shelf)
    .when(release('a'))
    .then();
  given(...shelf)
    .when(release('a', true))
    .then(released('a', 0));
  given(...shelf, released('a', 0))
    .when(release('a', true))
    .then();
  given(...shelf, released('a', 0))
    .when(hold('a', 4))
    .thenRejected({ type: 'StockHoldEnded' });
});

test('a hold that nothing has ended is released at its deadline', () => {
  const overdue = (at: string) => ({ type: 'ReleaseOverdueStock', at }) as const;
  given(...shelf, held('a', 4))
    .when(overdue('2026-05-05T09:59:59.999Z'))
    .then();
  given(...shelf, held('a', 4), held('b', 1))
    .when(overdue(UNTIL))
    .then(released('a', 4, 'overdue'), released('b', 1, 'overdue'));
});

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anyCommand: fc.Arbitrary<ProductCommand> = fc.oneof(
  fc.tuple(ids, fc.integer({ min: 1, max: 4 })).map(([id, quantity]) => hold(id, quantity)),
  fc.tuple(ids, fc.integer({ min: 1, max: 4 })).map(([id, quantity]) => take(id, quantity)),
  fc.tuple(ids, fc.boolean()).map(([id, late]) => release(id, late)),
  fc.constantFrom(AT, UNTIL).map((at) => ({ type: 'ReleaseOverdueStock', at }) as const),
);

test('any order of holds, withdrawals and releases leaves what there was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.array(anyCommand, { maxLength: 40 }), (pieces, commands) => {
      let state = fold<ProductState, ProductEvent>(product.evolve, product.initial, [added, counted(pieces)]);
      let sold = 0;
      for (const command of commands) {
        const decision = product.decide(command, state);
        if (isRejected(decision)) continue;
        state = fold(product.evolve, state, decision.accepted);
        for (const { type, data } of decision.accepted) if (type === 'StockTaken') sold += data.quantity;
        const holds = [...state.holds.values()].reduce((sum, { quantity }) => sum + quantity, 0);
        expect(availableStock(state) + holds + sold).toBe(pieces);
        expect(state.stock?.web).toBe(pieces - sold);
      }
    }),
    { numRuns: 2_000 },
  );
});
