import type { IncomingMessage } from 'node:http';

import { describe, expect, test } from 'vitest';

import { PageCache, type CachedPage } from './page-cache.js';
import { PageTemplate } from './page-template.js';

const address = (path: string): URL => new URL(path, 'http://shop');
const asked = (method: string, headers: Record<string, string>): IncomingMessage =>
  ({ method, headers }) as unknown as IncomingMessage;
const marks = { nonce: 'n', commandSeed: '11111111-2222-4333-8444-555555555555' };
const rendered: CachedPage = { status: 200, headers: [], template: new PageTemplate('<p>hej</p>', marks) };
const answer = (headers: Record<string, string> = {}, status = 200): Response =>
  new Response(null, { status, headers });

describe('pages cached for unknown visitors', () => {
  test.each(['/', '/kategori/hudvard?sortBy=priceAsc', '/produkt/salva-100001', '/search?q=salva', '/kundservice'])(
    '%s is cached',
    (path) => {
      expect(PageCache.serves(asked('GET', { host: 'shop', 'user-agent': 'x' }), address(path))).toBe(true);
    },
  );

  test.each([
    '/member',
    '/shop/basket',
    '/shop/confirmation',
    '/init-login',
    '/logga-ut',
    '/konsol',
    '/favourites',
    '/tracking',
    '/kategori/hudvard.data',
  ])('%s is not cached', (path) => {
    expect(PageCache.serves(asked('GET', {}), address(path))).toBe(false);
  });

  test('visitors who answered the question about cookies get one too, except where the answer is shown', () => {
    const answered = (consent: string): IncomingMessage => asked('GET', { cookie: `cookie-consent=${consent}` });
    expect(PageCache.serves(answered('necessary.statistics'), address('/'))).toBe(true);
    expect(PageCache.cookiesOf(answered('necessary.statistics'))).toBe(PageCache.cookiesOf(answered('necessary')));
    expect(PageCache.serves(answered('necessary'), address('/kundservice/kakor'))).toBe(false);
    expect(PageCache.serves(asked('GET', { cookie: 'cookie-consent=necessary; algort_session=x' }), address('/'))).toBe(
      false,
    );
    expect(PageCache.serves(asked('GET', { cookie: 'cookie-consent=<x>' }), address('/'))).toBe(false);
  });

  test.each(['algort_device', '__Host-algort_device'])('visitors who have logged out get one too: %s', (name) => {
    const mark = `${name}=${'m'.repeat(43)}`;
    const only = asked('GET', { cookie: mark });
    expect(PageCache.serves(only, address('/'))).toBe(true);
    expect(PageCache.cookiesOf(only)).toBeUndefined();
    const answered = asked('GET', { cookie: `${mark}; cookie-consent=necessary` });
    expect(PageCache.serves(answered, address('/'))).toBe(true);
    expect(PageCache.cookiesOf(answered)).toBe('cookie-consent=necessary');
    const known = asked('GET', { cookie: `${mark}; algort_session=x` });
    expect(PageCache.serves(known, address('/'))).toBe(false);
  });

  test('a page with the question is not sent to visitors who have answered it', () => {
    const pages = new PageCache();
    pages.keep(address('/'), rendered);
    expect(pages.get(address('/'), 'cookie-consent=necessary')).toBeUndefined();
  });

  test.each([
    ['any cookie', 'GET', { cookie: 'theme=dark' }],
    ['credentials', 'GET', { authorization: 'Basic x' }],
    ['the app’s header', 'GET', { platform: 'App' }],
    ['a form', 'POST', {}],
  ])('a browser that sends %s gets a page of its own', (_what, method, headers) => {
    expect(PageCache.serves(asked(method, headers as Record<string, string>), address('/'))).toBe(false);
  });

  test('an address is cached with its host and its whole query', () => {
    const pages = new PageCache();
    pages.keep(address('/search?q=a'), rendered);
    expect(pages.get(address('/search?q=a'))).toBeDefined();
    expect(pages.get(address('/search?q=b'))).toBeUndefined();
    expect(pages.get(new URL('http://other/search?q=a'))).toBeUndefined();
  });

  test('a page comes from the cache from the second request on', () => {
    const pages = new PageCache();
    expect(pages.takes(address('/'), answer())).toBe(false);
    expect(pages.takes(address('/rad'), answer())).toBe(false);
    expect(pages.takes(address('/'), answer())).toBe(true);
    expect(pages.takes(address('/'), answer(), 'cookie-consent=necessary')).toBe(false);
  });

  test.each([
    ['went wrong', answer({}, 404)],
    ['gives a cookie', answer({ 'set-cookie': 'a=b' })],
    ['forbids it', answer({ 'cache-control': 'private, no-store' })],
  ])('a page that %s never comes from the cache', (_what, given) => {
    const pages = new PageCache();
    pages.takes(address('/'), answer());
    expect(pages.takes(address('/'), given)).toBe(false);
  });
});
