import { expect, test } from 'vitest';

import { discountReasons } from './discount-reasons.js';
import type { LineDiscount } from './discount.js';

const spring = (amount: number): LineDiscount => ({ kind: 'campaign', code: 'var', name: 'Vår', amount, quantity: 1 });
const summer: LineDiscount = { kind: 'campaign', code: 'sommar', name: 'Sommar', amount: 400, quantity: 2 };
const member: LineDiscount = { kind: 'member-price', code: null, name: null, amount: 250, quantity: 1 };

test('the discounts of one reason are one, over all lines', () => {
  expect(
    discountReasons([{ discounts: [spring(1000), member] }, { discounts: [] }, { discounts: [spring(55)] }]),
  ).toEqual([{ ...spring(1055), quantity: 2 }, member]);
});

test('two campaigns are two reasons, and they stand in the order of subtraction', () => {
  expect(discountReasons([{ discounts: [member] }, { discounts: [summer, spring(1)] }])).toEqual([
    summer,
    spring(1),
    member,
  ]);
});
