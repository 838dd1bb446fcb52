import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readTaskForm } from './task-form.js';

test('the pressed button is read with its payment, its task and the typed text', () => {
  expect(
    readTaskForm(formOf({ vad: 'foresla', betalning: 'b-1', arende: 'a-1', orsak: 'x'.repeat(400), konto: 'SE35' })),
  ).toEqual({ act: 'propose', paymentId: 'b-1', taskId: 'a-1', reason: 'x'.repeat(300), account: 'SE35' });
});

test.each([[{}], [{ vad: 'betala' }], [{ vad: '__proto__' }]])('%j is not a button of the page', (fields) => {
  expect(readTaskForm(formOf(fields as Record<string, string>))).toBeNull();
});
