import { describe, expect, test } from 'vitest';

import { hasEId, isInApp } from './app-shell.js';
import { deviceNow, deviceOf } from './device.js';
import { testPhoneLink } from './test-phone.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

describe('the device', () => {
  test('is known from the browser’s user agent', () => {
    expect(deviceOf(IPHONE)).toBe('mobile');
    expect(deviceOf(MAC)).toBe('desktop');
    expect(deviceOf(null)).toBe('desktop');
  });

  test('is an iPad when a Macintosh has a touch screen', () => {
    expect(deviceNow({ userAgent: MAC, maxTouchPoints: 5 })).toBe('mobile');
    expect(deviceNow({ userAgent: MAC, maxTouchPoints: 0 })).toBe('desktop');
  });
});

describe('the app shell', () => {
  test('is known by the header of the seeds', () => {
    expect(isInApp(new Headers({ platform: 'App' }))).toBe(true);
    expect(isInApp(new Headers({ platform: 'Web' }))).toBe(false);
  });

  test('may list the device’s e-IDs, and without a list all are assumed', () => {
    expect(hasEId('BankID', { eIds: ['FrejaPlus'] })).toBe(false);
    expect(hasEId('FrejaPlus', { eIds: ['FrejaPlus'] })).toBe(true);
    expect(hasEId('BankID', {})).toBe(true);
    expect(hasEId('BankID', undefined)).toBe(true);
  });
});

test('the test phone is offered only where it is simulated', () => {
  expect(testPhoneLink('bankid.a.1.b', null)).toBeNull();
  expect(testPhoneLink('bankid.a.1.b', '/partner/bankid/phone')).toBe('/partner/bankid/phone?qr=bankid.a.1.b');
  expect(testPhoneLink('http://shop/partner/freja/phone?x', '/partner/bankid/phone')).toBe(
    'http://shop/partner/freja/phone?x',
  );
});
