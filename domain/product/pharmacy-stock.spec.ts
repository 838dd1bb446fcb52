import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, isRejected, specify } from '../kernel/index.js';
import { availableStock, product, type ProductCommand, type ProductEvent, type ProductState } from './index.js';
import { added } from './spec-events.js';

const given = specify(product, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-05-04T10:00:00.000Z';
const UNTIL = '2026-05-05T10:00:00.000Z';
const [GLN, OTHER] = ['7350099801014', '7350099801021'];
const counted: ProductEvent = { type: 'StockCounted', data: { web: 1, pharmacies: { [GLN]: 3 } } };
const hold = (movementId: string, quantity: number, gln: string | null = GLN) =>
  ({ type: 'HoldStock', movementId, quantity, gln, at: AT }) as const;
const take = (movementId: string, quantity: number) => ({ type: 'TakeStock', movementId, quantity, gln: GLN }) as const;
const held = (movementId: string, quantity: number): ProductEvent => ({
  type: 'PharmacyStockHeld',
  data: { movementId, gln: GLN, quantity, until: UNTIL, ruleVersion: 'stock-hold@2000-01-01' },
});
const taken = (movementId: string, quantity: number, left: number): ProductEvent => ({
  type: 'PharmacyStockTaken',
  data: { movementId, gln: GLN, quantity, left },
});
const lacking = (available: number) => ({ type: 'StockLacking', field: 'quantity', available }) as const;
const shelf = [added, counted] as const;

test('a pharmacy’s pieces are held for the order that is collected there, and the web shelf keeps its own', () => {
  given(...shelf)
    .when(hold('a', 3))
    .then(held('a', 3));
  given(...shelf, held('a', 3))
    .when(hold('b', 1))
    .thenRejected(lacking(0));
  given(...shelf, held('a', 3))
    .when({ type: 'HoldStock', movementId: 'c', quantity: 1, at: AT })
    .then({
      type: 'StockHeld',
      data: { movementId: 'c', quantity: 1, until: UNTIL, ruleVersion: 'stock-hold@2000-01-01' },
    });
  given(...shelf)
    .when(hold('a', 1, OTHER))
    .thenRejected(lacking(0));
});

test('its pieces are taken there once, and put back there', () => {
  given(...shelf, held('a', 2))
    .when(take('a', 2))
    .then(taken('a', 2, 1));
  given(...shelf, held('a', 2), taken('a', 2, 1))
    .when(take('a', 2))
    .then();
  given(...shelf, taken('a', 2, 1))
    .when({ type: 'PutBackStock', movementId: 'a', quantity: 2 })
    .then({ type: 'PharmacyStockPutBack', data: { movementId: 'a', gln: GLN, quantity: 2, left: 3 } });
  given(...shelf, held('a', 2))
    .when({ type: 'ReleaseStock', movementId: 'a' })
    .then({ type: 'StockReleased', data: { movementId: 'a', quantity: 2, reason: 'unpaid' } });
});

test('in any order of commands no pharmacy and no shelf sells more than it has', () => {
  const command: fc.Arbitrary<ProductCommand> = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 })).map(([id, pieces]) => hold(id, pieces)),
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 })).map(([id, pieces]) => take(id, pieces)),
    fc.constantFrom('d', 'e').map((id) => hold(id, 1, null)),
    fc.constantFrom('a', 'b', 'd').map((movementId) => ({ type: 'ReleaseStock', movementId }) as const),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      let state: ProductState = fold(product.evolve, product.initial, shelf);
      let sold = 0;
      for (const each of commands) {
        const decision = product.decide(each, state);
        const events = isRejected(decision) ? [] : decision.accepted;
        for (const { type, data } of events) if (type === 'PharmacyStockTaken') sold += data.quantity;
        state = fold(product.evolve, state, events);
        expect(state.stock?.pharmacies[GLN]).toBe(3 - sold);
        expect(Math.min(3 - sold, availableStock(state, GLN), availableStock(state))).toBeGreaterThanOrEqual(0);
        expect(state.stock?.web).toBe(1);
      }
    }),
  );
});
