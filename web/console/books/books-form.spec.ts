import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readBooksForm } from './books-form.js';

test('the day of the form is read', () => {
  expect(readBooksForm(formOf({ dag: '2026-05-04' }))).toBe('2026-05-04');
});

test.each([[{}], [{ dag: '' }], [{ dag: 'idag' }], [{ dag: '2026-5-4' }]])('%j is no day', (fields) => {
  expect(readBooksForm(formOf(fields as Record<string, string>))).toBeNull();
});
