import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readChangeForm } from './change-form.js';

const commandId = '0d2c5b0e-6f5a-4d0a-9c53-1f5e0a2b3c4d';

test('the value of a heart holds the action and the product', () => {
  expect(readChangeForm(formOf({ change: 'add:100200', commandId, returnTo: '/kategori/hudvard?loaded=72' }))).toEqual({
    intent: 'add',
    varuId: '100200',
    consent: false,
    commandId,
    returnTo: '/kategori/hudvard?loaded=72',
  });
});

test('the actions clear and consent name no product', () => {
  expect(readChangeForm(formOf({ change: 'clear', commandId }))).toMatchObject({
    intent: 'clear',
    varuId: '',
    returnTo: null,
  });
});

test.each([
  [{ change: 'add', commandId }],
  [{ change: 'clear:100200', commandId }],
  [{ change: 'add:1 OR 1', commandId }],
  [{ change: '__proto__:1', commandId }],
  [{ change: 'add:100200', commandId: '7' }],
  [{}],
])('%j is not one of our forms', (form) => {
  expect(readChangeForm(formOf(form as Record<string, string>))).toBeNull();
});

test('a form goes back only to our own pages', () => {
  expect(readChangeForm(formOf({ change: 'clear', commandId, returnTo: '//evil.example' }))?.returnTo).toBe('/');
});
