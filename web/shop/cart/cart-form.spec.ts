import { describe, expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readCartForm } from './cart-form.js';

const commandId = '8f14e45f-ceea-467f-a0e6-9f4b2a1c7d10';

describe('a cart form', () => {
  test('buys one product when only the buy button has a value', () => {
    expect(readCartForm(formOf({ buy: '123456', commandId }))).toMatchObject({
      intent: 'add',
      varuId: '123456',
      quantity: 1,
      from: 'page',
    });
  });

  test('sets the quantity of an adjuster', () => {
    expect(
      readCartForm(formOf({ intent: 'set', varuId: '123456', quantity: '3', commandId, from: 'card' })),
    ).toMatchObject({
      intent: 'set',
      quantity: 3,
      from: 'card',
    });
  });

  test('goes back only to our own pages', () => {
    expect(readCartForm(formOf({ buy: '123456', commandId, returnTo: '//ond.example/' }))?.returnTo).toBe('/');
  });

  test.each([
    {},
    { commandId },
    { buy: 'x', commandId },
    { buy: '1', commandId: 'x' },
    { intent: 'set', varuId: '1', quantity: '-1', commandId },
  ])('refuses %j', (form) => {
    expect(readCartForm(formOf(form as Record<string, string>))).toBeNull();
  });
});
