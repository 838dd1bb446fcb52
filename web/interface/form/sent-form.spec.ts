import { expect, test } from 'vitest';
import { z } from 'zod';

import { formOf } from './form-of.fixture.js';
import { readForm, textIn, textsIn } from './sent-form.js';

const schema = z.object({ what: z.enum(['end', 'keep']), orderId: z.string().default('') });

test('a form is read by its schema, without the fields that the schema does not know', () => {
  expect(readForm(formOf({ what: 'end', admin: 'ja' }), schema)).toEqual({ what: 'end', orderId: '' });
});

test.each([[{}], [{ what: 'destroy' }], [{ what: '' }]])('%j is nothing the pages send', (fields) => {
  expect(readForm(formOf(fields as Record<string, string>), schema)).toBeNull();
});

test('a field alone is a text, cut where it is too long and empty where it is missing', () => {
  const form = formOf({ reason: 'Fråga om bonuscheck' });
  expect(textIn(form, 'reason')).toBe('Fråga om bonuscheck');
  expect(textIn(form, 'reason', 5)).toBe('Fråga');
  expect(textIn(form, 'orsak')).toBe('');
  expect(textIn(undefined, 'reason')).toBe('');
});

test('a file in place of a text is no text', () => {
  const form = new FormData();
  form.set('reason', new Blob(['x']), 'x.txt');
  expect([textIn(form, 'reason'), textsIn(form, 'reason')]).toEqual(['', []]);
});

test('a field of several ticks gives each of them', () => {
  expect(textsIn(formOf({ category: ['statistics', 'marketing'] }), 'category')).toEqual(['statistics', 'marketing']);
});
