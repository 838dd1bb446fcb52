import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readForm } from '../../interface/form/sent-form.js';
import { operationsForm, pauseForm } from './operations-form.js';

test('a button is read with its own fields, and a missing field is empty', () => {
  expect(readForm(formOf({ vad: 'hoppa', jobb: 'levels', orsak: 'Röda dagar', vy: 'order' }), operationsForm)).toEqual({
    vad: 'hoppa',
    jobb: 'levels',
    datum: '',
    orsak: 'Röda dagar',
  });
});

test('a text of a pause keeps its length, so that a text that is too long is refused', () => {
  const written = readForm(formOf({ vad: 'pausa', text: 'x'.repeat(900), orsak: 'y'.repeat(3_000) }), pauseForm);
  expect([written?.text.length, written?.orsak.length]).toEqual([900, 2_000]);
});

test.each([[{}], [{ vad: 'radera' }], [{ vad: 'constructor' }]])('%j is not a button of the page', (fields) => {
  const sent = formOf(fields as Record<string, string>);
  expect([readForm(sent, operationsForm), readForm(sent, pauseForm)]).toEqual([null, null]);
});
