import fc from 'fast-check';
import { expect, test } from 'vitest';

import { owedTotal } from '../../domain/order/index.js';
import { Pharmacy } from './prescribing-pharmacy.js';

const ORDERS = 3;
const STEPS = [
  ...(['buy', 'buy', 'add', 'place', 'pay', 'fail', 'cancel', 'lack', 'list'] as const),
  ...(['dispense', 'dispense', 'refuse', 'settle', 'settle'] as const),
];
type Step = readonly [step: (typeof STEPS)[number], order: number, line: number];

const lives = fc.record({
  prescribed: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
  price: fc.integer({ min: 1, max: 400_000 }),
  steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat({ max: ORDERS - 1 }), fc.constantFrom(0, 1)), {
    minLength: 8,
    maxLength: 40,
  }),
});

test('in 10,000 lives from cart to desk, withdrawals, ladder and money tie (RX-05, RX-06)', () => {
  const seen = { full: 0, lowered: 0, refused: 0, undone: 0, failed: 0 };
  fc.assert(
    fc.property(lives, ({ prescribed, price, steps }) => {
      const pharmacy = new Pharmacy(prescribed, price, ORDERS);
      for (const step of steps) {
        follow(pharmacy, step);
        const over = prescribed.findIndex((most, rx) => pharmacy.counted(rx) > most);
        if (over >= 0 || !pharmacy.sumsTie) expect({ over, sumsTie: pharmacy.sumsTie }).toBeNull();
      }
      // What a partner has not answered yet is answered before the money is counted.
      for (let at = 0; at < ORDERS; at += 1) for (const line of ['1', '2']) pharmacy.settle(at, line);
      for (let at = 0; at < ORDERS; at += 1) moneyTies(pharmacy, at);
      count(pharmacy, seen);
    }),
    { numRuns: 10_000 },
  );
  // The lives reach each case, so that the test can fail.
  expect(Object.entries(seen).filter(([, times]) => times < 10)).toEqual([]);
});

function follow(pharmacy: Pharmacy, [step, at, line]: Step): void {
  const lineId = String(line + 1);
  switch (step) {
    case 'buy':
      for (const rx of [line, 1 - line]) pharmacy.add(at, rx);
      pharmacy.place(at);
      return pharmacy.pay(at);
    case 'add':
      return pharmacy.add(at, line);
    case 'list':
      return pharmacy.list(line);
    case 'place':
    case 'pay':
    case 'fail':
    case 'cancel':
      return pharmacy[step](at);
    default:
      return pharmacy[step](at, lineId);
  }
}

/** Who has paid an order owes what is on the ladder for its dispensed lines, the freight, and what still waits. */
function moneyTies(pharmacy: Pharmacy, at: number): void {
  const state = pharmacy.orders[at];
  if (!state?.order || !state.confirmedAt || state.phase === 'cancelled') return;
  const { totals } = state.order;
  const given = pharmacy.dispensingsOf(at).reduce((sum, { phase, ordered, lowered }) => {
    if (phase === 'reported') return sum + lowered;
    return phase === 'refused' || phase === 'released' ? sum + (ordered?.price.amount ?? 0) : sum;
  }, 0);
  const gone = pharmacy.dispensingsOf(at).every(({ phase }) => phase === 'refused' || phase === 'released');
  expect(totals.total - owedTotal(state)).toBe(given + (gone ? totals.shipping : 0));
  for (const { phase, record, ordered, lowered } of pharmacy.dispensingsOf(at))
    if (phase === 'reported') expect(record?.fee).toBe((ordered?.price.fee ?? 0) - lowered);
}

function count(pharmacy: Pharmacy, seen: Record<'full' | 'lowered' | 'refused' | 'undone' | 'failed', number>): void {
  const all = Array.from({ length: ORDERS }, (_, at) => pharmacy.dispensingsOf(at)).flat();
  if (pharmacy.prescribed.every((most, rx) => pharmacy.counted(rx) === most)) seen.full += 1;
  if (all.some(({ phase, lowered }) => phase === 'reported' && lowered > 0)) seen.lowered += 1;
  if (all.some(({ phase }) => phase === 'refused')) seen.refused += 1;
  if (all.some(({ undone }) => undone !== null)) seen.undone += 1;
  if (pharmacy.orders.some(({ phase }) => phase === 'failed')) seen.failed += 1;
}
