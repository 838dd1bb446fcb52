import type { IncomingMessage } from 'node:http';

import { expect, test } from 'vitest';

import { addressOf } from './web-request.js';

const asked = (url: string, host = 'algort.example'): string | undefined =>
  addressOf({ url, headers: { host } } as IncomingMessage)?.href;

test.each([
  ['/kategori/h%C3%A5rv%C3%A5rd?q=%09', 'http://algort.example/kategori/h%C3%A5rv%C3%A5rd?q=%09'],
  ['//ond.example/x', 'http://algort.example/ond.example/x'],
  ['/produkt/x?_data=&q=1&_data=root', 'http://algort.example/produkt/x?q=1'],
  ['/a%2Fb', 'http://algort.example/a%2Fb'],
])('%s is an address of the shop', (url, href) => {
  expect(asked(url)).toBe(href);
});

test.each(['/%09/ond.example', '/%0d%0a/x', '/x/%00', '/%5Cond.example', '/%2Fond.example', '/%E0%A4%A', '/%7f'])(
  '%s is not: it cannot be read, or could be read as an address of another host',
  (url) => {
    expect(asked(url)).toBeUndefined();
  },
);

test('an address with an invalid host is not either', () => {
  expect(asked('/', 'a b')).toBeUndefined();
});
