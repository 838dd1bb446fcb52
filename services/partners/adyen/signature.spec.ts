import { describe, expect, test } from 'vitest';
import { isSignedBy, sign, signedText } from './signature.js';

const authorisation = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
};
const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const signature = 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=';

describe("Adyen's webhook signature", () => {
  test('joins the fields with an empty place for a missing original reference', () => {
    expect(signedText(authorisation)).toBe(
      '7914073381342284::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true',
    );
  });

  test('gives the first published vector', () => {
    expect(sign(signedText(authorisation), key)).toBe(signature);
  });

  test('gives the second published vector', () => {
    const text = 'pspReference:originalReference:merchantAccount:reference:1000:EUR:EVENT:true';
    expect(sign(text, 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00')).toBe(
      'ipnxGCaUZ4l8TUW75a71/ghd2Fe5ffvX0pV4TLTntIc=',
    );
  });

  test.each([
    ['another amount', { ...authorisation, amount: { value: 1131, currency: 'EUR' } }, signature],
    ['another outcome', { ...authorisation, success: 'false' }, signature],
    ['a signature cut short', authorisation, signature.slice(0, -1)],
    ['no signature', authorisation, undefined],
  ])('is invalid for %s', (_what, item, given) => {
    expect(isSignedBy(item, given, key)).toBe(false);
  });

  test('is valid for the data that was signed', () => {
    expect(isSignedBy(authorisation, signature, key)).toBe(true);
  });
});
