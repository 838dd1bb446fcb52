import { describe, expect, test } from 'vitest';

import { readProgress, readStarted, textOf } from './login-answers.js';

describe('an answer of the login', () => {
  test('is read also without two fields that the seed lacks', () => {
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
    '%j is invalid',
    (json) => {
      expect(readProgress(json)).toBeNull();
    },
  );

  test('to a start holds a code or a link', () => {
    expect(readStarted({ success: true, result: { qrCode: null, launchLink: 'bankid:///' } })).toEqual({
      qrCode: null,
      launchLink: 'bankid:///',
    });
    expect(readStarted({ success: false })).toBeNull();
  });

  test('that refuses gives the reason', () => {
    expect(textOf({ errorMessage: 'Något gick fel. Försök igen.' }, 'errorMessage')).toBe(
      'Något gick fel. Försök igen.',
    );
    expect(textOf(null, 'errorMessage')).toBeNull();
  });
});
