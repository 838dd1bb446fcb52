import { describe, expect, test } from 'vitest';

import { accept, reject, unchanged } from '../../kernel/index.js';
import { guestCartRule } from '../guest-cart-rule.js';
import { initialCart, type CartState } from '../state.js';
import { cart } from '../index.js';
import { cream } from '../spec-events.js';

const on = '2026-03-31';
const { ruleVersion } = guestCartRule.on(on);
const guests: CartState = { ...initialCart, cartId: 'k1', phase: 'open', changes: 2 };
const filled: CartState = { ...guests, lines: [{ ...cream, quantity: 1 }] };

describe('a guest’s cart', () => {
  test.each([
    ['empty', guests, '2026-03-29', 'empty'],
    ['with goods', filled, '2026-02-28', 'abandoned'],
  ] as const)(
    '%s ends when nobody has touched it for so long as the rule says',
    (_name, state, lastChangedOn, reason) => {
      const decision = cart.decide({ type: 'Lapse', lastChangedOn, on }, state);
      const data = { reason, lastChangedOn, decidedOn: on, ruleVersion };
      expect(decision).toEqual(accept({ type: 'CartLapsed', data }));
    },
  );

  test.each([
    ['empty', guests, '2026-03-30'],
    ['with goods', filled, '2026-03-01'],
    ['that has become a customer’s', { ...filled, customerId: 'c1' }, '2025-01-01'],
    ['that is being paid', { ...filled, phase: 'frozen', orderId: 'o1' }, '2025-01-01'],
    ['that has ended', { ...guests, phase: 'lapsed' }, '2025-01-01'],
    ['that never was', initialCart, '2025-01-01'],
  ] as const)('%s does not end before, or at all', (_name, state, lastChangedOn) => {
    expect(cart.decide({ type: 'Lapse', lastChangedOn, on }, state)).toEqual(unchanged);
  });

  test('that has ended holds nothing and takes nothing', () => {
    const data = { reason: 'abandoned', lastChangedOn: '2026-02-28', decidedOn: on, ruleVersion } as const;
    const ended = cart.evolve(filled, { type: 'CartLapsed', data });
    expect(ended).toMatchObject({ phase: 'lapsed', lines: [] });
    const add = { type: 'AddItem', cartId: 'k1', customerId: null, product: cream, quantity: 1, on } as const;
    expect(cart.decide(add, ended)).toEqual(reject({ type: 'CartHasLapsed' }));
  });
});
