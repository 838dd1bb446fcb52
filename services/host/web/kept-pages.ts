import type { IncomingMessage } from 'node:http';

import { LRUCache } from 'lru-cache';

import { hostCookie } from '../../access/http/cookies.js';
import { DEVICE_COOKIE } from '../../access/session/session.js';
import type { PageTemplate } from './page-template.js';

export interface KeptPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly template: PageTemplate;
}

/** Prices and stock on a page are at most this old; what a cart holds is always looked up anew. */
const FRESH_MS = 10_000;
/** Some four hundred listings, or two thousand product pages. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * A page is kept from the second time it is asked for. Keeping each of 50,000 products' pages once cost more
 * memory and garbage than it ever gave (bench `product.pagesPerSecond`).
 */
const REMEMBERED_ADDRESSES = 10_000;
const LONGEST_ADDRESS = 1_000;
/** First words of the addresses whose pages look the same to everyone who is not logged in. */
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
/** A browser that sends one of these may get a page of its own. */
const PERSONAL = ['authorization', 'platform'] as const;
/** A cookie that tells nothing of who someone is: that the question about cookies is answered. */
const ANSWERED = /^cookie-consent=[a-z.]*$/;
/** By which a browser is known again at its next log-in: no page is made of it, and it stays long after a log-out. */
const MARKS = [true, false].map((secure) => `${hostCookie(DEVICE_COOKIE, secure)}=`);
/** Shows what was answered. */
const SHOWS_ANSWER = '/kundservice/kakor';

/** What a page for nobody in particular is rendered with: whether the question about cookies still stands in it. */
export type SharedCookies = 'cookie-consent=necessary' | undefined;

/**
 * Pages for visitors of whom nothing is known. They are rendered from the address alone, without
 * any header of the visitor's, so that nothing personal can be in what the next one gets.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    ttl: FRESH_MS,
    sizeCalculation: ({ template }) => template.bytes,
  });
  private readonly asked = new LRUCache<string, true>({ max: REMEMBERED_ADDRESSES });

  /** Whether this request is answered with a page for nobody in particular. */
  static serves({ method, headers }: IncomingMessage, { pathname, href }: URL): boolean {
    if (method !== 'GET' || href.length > LONGEST_ADDRESS || PERSONAL.some((name) => name in headers)) return false;
    const cookies = withoutMark(headers.cookie);
    if (cookies !== undefined && (!ANSWERED.test(cookies) || pathname === SHOWS_ANSWER)) return false;
    return isSameForAll(pathname) && !pathname.endsWith('.data');
  }

  /** Of a request that is served so: the same for all who have answered, whatever they answered. */
  static cookiesOf({ headers }: IncomingMessage): SharedCookies {
    return withoutMark(headers.cookie) === undefined ? undefined : 'cookie-consent=necessary';
  }

  get(address: URL, cookies?: SharedCookies): KeptPage | undefined {
    return this.pages.get(keyOf(address, cookies));
  }

  /** Only a page that went well, that no one was given a cookie with, that does not forbid it, and that was asked for before. */
  takes(address: URL, { status, headers }: Pick<Response, 'status' | 'headers'>, cookies?: SharedCookies): boolean {
    if (status !== 200 || headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? ''))
      return false;
    const key = keyOf(address, cookies);
    const isKnown = this.asked.has(key);
    this.asked.set(key, true);
    return isKnown;
  }

  keep(address: URL, page: KeptPage, cookies?: SharedCookies): void {
    this.pages.set(keyOf(address, cookies), page);
  }
}

/** Whether everyone who is not logged in is shown the same there. */
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
