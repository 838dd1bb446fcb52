import { describe, expect, test } from 'vitest';

import { readProgress, readStarted, textOf } from './login-answers.js';

describe('an answer of the login', () => {
  test('is read with what the seed’s two fields lack', () => {
    const answer = {
      result: 'Pending',
      qrCode: 'bankid.a',
      nextQrCode: 'bankid.b',
      message: 'Starta BankID-appen.',
      secondsLeft: 299,
      mayExtend: false,
      launchLink: '/app',
      appMissing: 'Du verkar inte ha appen.',
    };
    expect(readProgress(answer)).toEqual(answer);
  });

  test.each([[null], ['<html>'], [{}], [{ result: 'Perhaps', secondsLeft: 1 }], [{ result: 'Pending' }]])(
    '%j is none',
    (json) => {
      expect(readProgress(json)).toBeNull();
    },
  );

  test('of a start holds a code or a link', () => {
    expect(readStarted({ success: true, result: { qrCode: null, launchLink: 'bankid:///' } })).toEqual({
      qrCode: null,
      launchLink: 'bankid:///',
    });
    expect(readStarted({ success: false })).toBeNull();
  });

  test('that refuses says why', () => {
    expect(textOf({ errorMessage: 'Något gick fel. Försök igen.' }, 'errorMessage')).toBe(
      'Något gick fel. Försök igen.',
    );
    expect(textOf(null, 'errorMessage')).toBeNull();
  });
});
