import { expect, test } from 'vitest';

import { returnAddress } from './return-address.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const shop = { publicUrl: 'https://algort.example', path: '/login-status?nonce=n-1', appScheme: null };

test.each([
  [
    'Safari on iPhone',
    `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`,
    'https://algort.example/login-status?nonce=n-1',
  ],
  [
    'Chrome on iPhone',
    `${IPHONE} CriOS/141.0.7390.26 Mobile/15E148 Safari/604.1`,
    'googlechromes://algort.example/login-status?nonce=n-1',
  ],
  [
    'Chrome on iPad, which calls itself a Macintosh',
    `${IPAD} CriOS/141 Version/11.1.1 Safari/605.1.15`,
    'googlechromes://algort.example/login-status?nonce=n-1',
  ],
  [
    'Firefox on iPhone',
    `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
    'firefox://open-url?url=https%3A%2F%2Falgort.example%2Flogin-status%3Fnonce%3Dn-1',
  ],
  [
    'Edge on iPhone',
    `${IPHONE} Version/18.0 EdgiOS/141.0.3537.57 Mobile/15E148 Safari/604.1`,
    'microsoft-edge-https://algort.example/login-status?nonce=n-1',
  ],
  [
    'Opera on iPhone',
    `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.4.0`,
    'touch-https://algort.example/login-status?nonce=n-1',
  ],
  [
    'an older Opera on iPhone',
    `${IPHONE} OPiOS/16.0.15 Mobile/15E148 Safari/9537.53`,
    'touch-https://algort.example/login-status?nonce=n-1',
  ],
  [
    'Chrome on Android',
    `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'https://algort.example/login-status?nonce=n-1',
  ],
  [
    'Edge on a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'https://algort.example/login-status?nonce=n-1',
  ],
  ['no browser at all', '', 'https://algort.example/login-status?nonce=n-1'],
])('the e-ID returns to the same browser: %s', (_name, userAgent, address) => {
  expect(returnAddress({ ...shop, userAgent })).toBe(address);
});

test('the shop’s app is opened by its own scheme, whatever its web view calls itself', () => {
  expect(returnAddress({ ...shop, appScheme: 'algort', userAgent: `${IPHONE} CriOS/141` })).toBe(
    'algort://login-status?nonce=n-1',
  );
});

test('a local shop has no encryption, and Chrome has another scheme for that', () => {
  expect(returnAddress({ ...shop, publicUrl: 'http://localhost:3000/', userAgent: `${IPHONE} CriOS/141` })).toBe(
    'googlechrome://localhost:3000/login-status?nonce=n-1',
  );
});
