import { expect, test } from 'vitest';

import { bankFrames } from './bank-frames.js';

const SHOP = 'https://algort.example';
const framesOf = (content: unknown): readonly string[] =>
  bankFrames({ token: Buffer.from(JSON.stringify(content)).toString('base64') }, SHOP);

test('the page of a challenge may frame any bank with HTTPS, and the addresses of its token', () => {
  expect(framesOf({ acsURL: 'https://acs.bank.example/pay?a=1' })).toEqual(['https:', 'https://acs.bank.example']);
  expect(
    framesOf({
      threeDSMethodUrl: 'http://127.0.0.1:4500/hosted/fingerprint/x',
      threeDSMethodNotificationURL: 'http://127.0.0.1:4500/hosted/notice',
    }),
  ).toEqual(['https:', 'http://127.0.0.1:4500']);
  expect(framesOf({ acsURL: '/partner/adyen/hosted/challenge/x' })).toEqual(['https:', SHOP]);
});

test('a token never adds another word to the policy', () => {
  for (const acsURL of ["javascript:alert('x')", 'https://a b; script-src *', 7, null, 'data:text/html,x'])
    expect(framesOf({ acsURL })).toEqual(['https:']);
  expect(framesOf({ acsURL: "https://bank.example/;script-src '*'" })).toEqual(['https:', 'https://bank.example']);
  for (const token of ['', 'inte base64', Buffer.from('[]').toString('base64'), Buffer.from('{').toString('base64')])
    expect(bankFrames({ token }, SHOP)).toEqual(['https:']);
});
