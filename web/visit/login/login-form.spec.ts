import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readLoginForm } from './login-form.js';

const read = (fields: Record<string, string>) => readLoginForm(formOf(fields));

test('a press on a card is read with its options', () => {
  expect(read({ view: 'qr', stayLoggedIn: 'ja', redirect: '/member/' })).toEqual({
    view: 'qr',
    stayLoggedIn: 'ja',
    redirect: '/member/',
  });
  expect(read({ personNumber: '198507099805' })).toEqual({ personNumber: '198507099805' });
});

test.each([
  ['a return address that is too long', { redirect: `/${'a'.repeat(2_000)}` }, 'redirect'],
  ['an unknown option', { stayLoggedIn: 'kanske' }, 'stayLoggedIn'],
])('%s is left out, and the log-in continues', (_name, sent, field) => {
  const form = read({ view: 'this-device', ...sent });
  expect(form).toMatchObject({ view: 'this-device' });
  expect(form?.[field as 'redirect']).toBeUndefined();
});

test.each([[{}], [{ view: 'fax' }], [{ personNumber: '1'.repeat(21) }]])(
  '%j is neither a card nor a test person',
  (sent) => {
    expect(read(sent as Record<string, string>)).toBeNull();
  },
);
