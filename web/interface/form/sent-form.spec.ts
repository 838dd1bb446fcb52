import { expect, test } from 'vitest';
import { z } from 'zod';

import { formOf } from './form-of.fixture.js';
import { readForm, textIn, textsIn } from './sent-form.js';

const schema = z.object({ what: z.enum(['end', 'keep']), orderId: z.string().default('') });

test('a form is read by its schema, and unknown fields are left out', () => {
  expect(readForm(formOf({ what: 'end', admin: 'ja' }), schema)).toEqual({ what: 'end', orderId: '' });
});

test.each([[{}], [{ what: 'destroy' }], [{ what: '' }]])('%j is not a form of the pages', (fields) => {
  expect(readForm(formOf(fields as Record<string, string>), schema)).toBeNull();
});

test('a single field is a text, cut when it is too long and empty when it is missing', () => {
  const form = formOf({ reason: 'Fråga om bonuscheck' });
  expect(textIn(form, 'reason')).toBe('Fråga om bonuscheck');
  expect(textIn(form, 'reason', 5)).toBe('Fråga');
  expect(textIn(form, 'orsak')).toBe('');
  expect(textIn(undefined, 'reason')).toBe('');
});

test('a file instead of a text is not a text', () => {
  const form = new FormData();
  form.set('reason', new Blob(['x']), 'x.txt');
  expect([textIn(form, 'reason'), textsIn(form, 'reason')]).toEqual(['', []]);
});

test('a field with several ticks gives all of them', () => {
  expect(textsIn(formOf({ category: ['statistics', 'marketing'] }), 'category')).toEqual(['statistics', 'marketing']);
});
