import { describe, expect, test } from 'vitest';

import { changeOfKey, changeQuantity } from './quantity-rules.js';

const two = { quantity: 2, max: 5 };

describe('the quantity adjuster', () => {
  test('buys one from zero', () => {
    expect(changeQuantity({ quantity: 0, max: 5 }, 'increase')).toEqual({ set: 1 });
  });

  test('adds and removes one', () => {
    expect(changeQuantity(two, 'increase')).toEqual({ set: 3 });
    expect(changeQuantity(two, 'decrease')).toEqual({ set: 1 });
  });

  test('sets zero with Home', () => {
    expect(changeQuantity(two, 'clear')).toEqual({ set: 0 });
  });

  test('goes no lower than zero', () => {
    expect(changeQuantity({ quantity: 0, max: 5 }, 'decrease')).toBe('ignored');
    expect(changeQuantity({ quantity: 0, max: 5 }, 'clear')).toBe('ignored');
  });

  test('goes no higher than the limit', () => {
    expect(changeQuantity({ quantity: 5, max: 5 }, 'increase')).toBe('ignored');
  });

  test('reports a blocked attempt to its listener', () => {
    expect(changeQuantity({ quantity: 5, max: 5, hasBuyAttempt: true }, 'increase')).toBe('buy-attempt');
    expect(changeQuantity({ ...two, increaseDisabled: true, hasBuyAttempt: true }, 'increase')).toBe('buy-attempt');
  });

  test('ignores every change while another is under way', () => {
    expect(changeQuantity({ ...two, loading: true, hasBuyAttempt: true }, 'increase')).toBe('ignored');
    expect(changeQuantity({ ...two, loading: true }, 'decrease')).toBe('ignored');
  });

  test('ignores a disabled decrease', () => {
    expect(changeQuantity({ ...two, decreaseDisabled: true }, 'decrease')).toBe('ignored');
  });

  test('uses only the keys ArrowUp, ArrowDown and Home', () => {
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'constructor'].map(changeOfKey)).toEqual([
      'increase',
      'decrease',
      'clear',
      null,
      null,
    ]);
  });
});
