import type { IncomingMessage } from 'node:http';

import { LRUCache } from 'lru-cache';

import { hostCookie } from '../../access/http/cookies.js';
import { DEVICE_COOKIE } from '../../access/session/session.js';
import type { PageTemplate } from './page-template.js';

export interface CachedPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly template: PageTemplate;
}

/** Prices and stock on a cached page are at most this old. A cart's contents are always read anew. */
const FRESH_MS = 10_000;
/** This is room for about four hundred listings, or two thousand product pages. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * The number of URLs whose first request is remembered. A page is cached at its second request. Caching the pages of
 * 50,000 products once each cost more memory than it saved (bench `product.pagesPerSecond`).
 */
const REMEMBERED_ADDRESSES = 10_000;
const LONGEST_ADDRESS = 1_000;
/** First path segments of pages that look the same to every visitor who is not logged in. */
const SAME_FOR_ALL = new Set([
  '',
  'apotek',
  'kampanjer',
  'kategori',
  'kundklubb',
  'kundservice',
  'produkt',
  'rad',
  'search',
  'varumarken',
]);
/** A browser that sends one of these headers may get another page than the shared one. */
const PERSONAL = ['authorization', 'platform'] as const;
/** Matches the cookie-consent cookie. Shared pages need to know only whether the consent banner was answered. */
const ANSWERED = /^cookie-consent=[a-z.]*$/;
/**
 * How the device cookie begins, with and without prefix. It recognises a browser at its next log-in. No page depends on
 * it, and it stays after a log-out.
 */
const MARKS = [true, false].map((secure) => `${hostCookie(DEVICE_COOKIE, secure)}=`);
/** The path of the page that shows the visitor's own cookie consent. */
const SHOWS_ANSWER = '/kundservice/kakor';

/** The cookie header with which a shared page is rendered. It only decides whether the consent banner is shown. */
export type SharedCookies = 'cookie-consent=necessary' | undefined;

/**
 * Caches pages for anonymous visitors. A page is rendered from the URL alone, without any header of the visitor. So a
 * cached page cannot contain personal data.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    ttl: FRESH_MS,
    sizeCalculation: ({ template }) => template.bytes,
  });
  private readonly asked = new LRUCache<string, true>({ max: REMEMBERED_ADDRESSES });

  /** Whether a page of the cache may serve this request. */
  static serves({ method, headers }: IncomingMessage, { pathname, href }: URL): boolean {
    if (method !== 'GET' || href.length > LONGEST_ADDRESS || PERSONAL.some((name) => name in headers)) return false;
    const cookies = withoutMark(headers.cookie);
    if (cookies !== undefined && (!ANSWERED.test(cookies) || pathname === SHOWS_ANSWER)) return false;
    return isSameForAll(pathname) && !pathname.endsWith('.data');
  }

  /**
   * Returns the cookie header for the shared page. It is the same for all who answered the banner, whatever they chose.
   */
  static cookiesOf({ headers }: IncomingMessage): SharedCookies {
    return withoutMark(headers.cookie) === undefined ? undefined : 'cookie-consent=necessary';
  }

  get(address: URL, cookies?: SharedCookies): CachedPage | undefined {
    return this.pages.get(keyOf(address, cookies));
  }

  /** Whether to cache a page: it succeeded, sets no cookie, does not forbid caching, and was requested before. */
  takes(address: URL, { status, headers }: Pick<Response, 'status' | 'headers'>, cookies?: SharedCookies): boolean {
    if (status !== 200 || headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? ''))
      return false;
    const key = keyOf(address, cookies);
    const isKnown = this.asked.has(key);
    this.asked.set(key, true);
    return isKnown;
  }

  keep(address: URL, page: CachedPage, cookies?: SharedCookies): void {
    this.pages.set(keyOf(address, cookies), page);
  }
}

/** Whether the page is the same for all visitors who are not logged in. */
export function isSameForAll(pathname: string): boolean {
  return SAME_FOR_ALL.has(pathname.split('/')[1] as string);
}

function withoutMark(cookies: string | undefined): string | undefined {
  const isMark = (cookie: string): boolean => MARKS.some((mark) => cookie.startsWith(mark));
  return (
    cookies
      ?.split('; ')
      .filter((cookie) => !isMark(cookie))
      .join('; ') || undefined
  );
}

function keyOf({ href }: URL, cookies: SharedCookies): string {
  return cookies ? `${href} ${cookies}` : href;
}
