import { expect, test } from 'vitest';
import fc from 'fast-check';

import { fold, specify } from '../../kernel/index.js';
import { isWhollyReturned, order, owedTotal } from '../index.js';
import { confirmed, cream, delivered, dispatched, elvanse, placed, vitamins } from '../spec-events.js';
import type { ReturnItems } from './return-items.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const RETURNED_AT = '2026-05-12T09:00:00.000Z';
const sold = [placed([cream, vitamins, elvanse], 2000), confirmed, dispatched, delivered] as const;

function bring(returnId: string, quantities: Readonly<Record<string, number>>): ReturnItems {
  const lines = Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity }));
  return { type: 'ReturnItems', returnId, lines, returnedAt: RETURNED_AT };
}

test('one of three gives a third of what was paid; the cheque’s share is not paid out', () => {
  given(...sold)
    .when(bring('r1', { 1: 1 }))
    .then({
      type: 'ItemsReturned',
      data: {
        returnId: 'r1',
        lines: [{ lineId: '1', quantity: 1, refund: 9473 }],
        refund: 9473,
        shipping: 0,
        pointsBasis: 9473,
        whole: false,
        fee: null,
        returnedAt: RETURNED_AT,
        returnedOn: '2026-05-12',
      },
    });
});

test('prescription items that come back had earned no points', () => {
  given(...sold)
    .when(bring('r1', { 3: 1 }))
    .then({
      type: 'ItemsReturned',
      data: {
        returnId: 'r1',
        lines: [{ lineId: '3', quantity: 1, refund: 24_500 }],
        refund: 24_500,
        shipping: 0,
        pointsBasis: 0,
        whole: false,
        fee: null,
        returnedAt: RETURNED_AT,
        returnedOn: '2026-05-12',
      },
    });
});

test('the same return is recorded once', () => {
  const { initial, evolve, decide } = order;
  const first = decide(bring('r1', { 1: 1 }), fold(evolve, initial, sold));
  given(...sold, ...('accepted' in first ? first.accepted : []))
    .when(bring('r1', { 1: 1 }))
    .then();
});

test('a line named twice counts with its sum', () => {
  given(...sold)
    .when({
      ...bring('r1', {}),
      lines: [
        { lineId: '1', quantity: 2 },
        { lineId: '1', quantity: 2 },
      ],
    })
    .thenRejected({ type: 'ReturnAboveSold', field: 'quantity', lineId: '1', returnable: 3 });
});

test.each([0, -1, 0.5, 4])('%p of three cannot come back', (quantity) => {
  given(...sold)
    .when(bring('r1', { 1: quantity }))
    .thenRejected({ type: 'ReturnAboveSold', field: 'quantity', lineId: '1', returnable: 3 });
});

test('nothing, an unknown line, or goods that never left cannot come back', () => {
  given(...sold)
    .when(bring('r1', {}))
    .thenRejected({ type: 'ReturnIsEmpty', field: 'lines' });
  given(...sold)
    .when(bring('r1', { 9: 1 }))
    .thenRejected({ type: 'LineUnknown', field: 'lineId', lineId: '9' });
  given(placed([cream]), confirmed)
    .when(bring('r1', { 1: 1 }))
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'confirmed' });
});

test('in whatever parts everything comes back, exactly what was paid goes back, shipping with the last', () => {
  const bits = ['1', '1', '1', '2', '3'];
  fc.assert(
    fc.property(fc.shuffledSubarray(bits, { minLength: bits.length }), (inTurn) => {
      const { initial, evolve, decide } = order;
      const state = inTurn.reduce(
        (current, lineId, index) => {
          const decision = decide(bring(`r${index}`, { [lineId]: 1 }), current);
          return 'accepted' in decision ? fold(evolve, current, decision.accepted) : current;
        },
        fold(evolve, initial, sold),
      );
      expect(state.returns).toHaveLength(bits.length);
      expect(state.returns.map(({ whole }) => whole)).toEqual([false, false, false, false, true]);
      expect(isWhollyReturned(state) && owedTotal(state) === 0).toBe(true);
      expect(state.returns.reduce((sum, { pointsBasis }) => sum + pointsBasis, 0)).toBe(
        state.order?.totals.pointsBasis,
      );
    }),
  );
});
