import { describe, expect, test } from 'vitest';

import { faultOf, fieldMark, messageTakesFocus } from './field-check.js';

const postcode = { label: 'Postnummer', hint: '12345', fits: true };

describe('a field', () => {
  test('must be filled in only when required', () => {
    expect(faultOf(' ', { ...postcode, required: true })).toBe('Fyll i postnummer');
    expect(faultOf('', postcode)).toBeNull();
  });

  test('shows its format when the format is wrong', () => {
    expect(faultOf('1', { ...postcode, fits: false })).toBe('Skriv som 12345');
    expect(faultOf('01234', { ...postcode, check: (value) => /^[1-9]/.test(value) })).toBe('Skriv som 12345');
    expect(faultOf('x', { label: 'E-post', fits: false })).toBe('Kontrollera e-post');
    expect(faultOf('11122', postcode)).toBeNull();
  });

  test('is marked right when it is touched, filled in and without fault', () => {
    expect(fieldMark({ touched: true, value: '11122', message: null })).toBe('valid');
    expect(fieldMark({ touched: false, value: '11122', message: null })).toBeNull();
    expect(fieldMark({ touched: true, value: '', message: null })).toBeNull();
    expect(fieldMark({ touched: false, value: '1', message: 'Skriv som 12345' })).toBe('invalid');
  });

  test('focuses its message only on the way forward, and only when the message is new', () => {
    expect(messageTakesFocus({ key: 'Tab', shift: false }, true)).toBe(true);
    expect(messageTakesFocus({ key: 'Tab', shift: true }, true)).toBe(false);
    expect(messageTakesFocus({ key: null, shift: false }, true)).toBe(false);
    expect(messageTakesFocus({ key: 'Tab', shift: false }, false)).toBe(false);
  });
});
