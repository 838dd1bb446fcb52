import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readReturnForm } from './desk-form.js';

const ID = '6f1f2a63-8f0e-4f5e-9d0f-1d9f3a0a1b2c';

test('a refund is read with its order, its sum as written and its reason, with a product or without', () => {
  const sent = { vad: 'betala', order: '412 345 678', belopp: '49,50', commandId: ID, orsak: 'Skadad tub' };
  expect(readReturnForm(formOf(sent))).toEqual({ ...sent, vara: '' });
  expect(readReturnForm(formOf({ ...sent, vara: '100001' }))).toEqual({ ...sent, vara: '100001' });
});

test.each([[{}], [{ vad: 'ge' }], [{ vad: 'betala', order: '1', belopp: '1', orsak: 'x' }]])(
  '%j is not a form of the page',
  (fields) => {
    expect(readReturnForm(formOf(fields as Record<string, string>))).toBeNull();
  },
);
