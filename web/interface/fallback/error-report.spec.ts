import { describe, expect, test } from 'vitest';

import { errorReports, messageOf, platformOf, startAddress } from './error-report.js';

describe('the report of a broken page', () => {
  const error = Object.assign(new Error('x is undefined'), { stack: 'Error: x is undefined\n    at Price' });
  const broken = { error, url: 'https://algort.se/produkt/alvedon', component: 'root > shop/product/route' };

  test('starts with the message alone, then the error, the address and the component', () => {
    expect(errorReports({ ...broken, platform: 'WEB' })).toEqual([
      'WEB x is undefined',
      'WEB Error: x is undefined\n    at Price\nhttps://algort.se/produkt/alvedon\nroot > shop/product/route',
    ]);
  });

  test('begins with APP in the app', () => {
    expect(errorReports({ ...broken, platform: 'APP' }).map((text) => text.slice(0, 4))).toEqual(['APP ', 'APP ']);
    expect([platformOf('/appen'), platformOf('/appen/'), platformOf('/apotek')]).toEqual(['APP', 'APP', 'WEB']);
  });

  test('has a message whatever was thrown', () => {
    expect(messageOf(new TypeError())).toBe('TypeError');
    expect(messageOf('slut')).toBe('slut');
    expect(messageOf({ status: 503, statusText: 'Service Unavailable' })).toBe('503 Service Unavailable');
    expect(messageOf(undefined)).toBe('Okänt fel');
    expect(errorReports({ ...broken, platform: 'WEB', error: { status: 500 } })[1]).toMatch(/^WEB 500\n/);
  });
});

test('the error page has a link to the start of the shop, or of the app', () => {
  expect(startAddress('WEB', 'https://algort.se', false)).toBe('https://algort.se/');
  expect(startAddress('APP', 'https://algort.se', false)).toBe('https://algort.se/appen/#/');
  expect(startAddress('APP', 'http://localhost:3000', true)).toBe('http://localhost:3000/');
});
