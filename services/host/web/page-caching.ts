import { isSameForAll } from './kept-pages.js';

/**
 * What a browser, and a cache on the way, may do with a page that does not say so itself (LAW-09). What is
 * somebody's is kept nowhere: on a shared computer the way back after a log-out must lead to the shop, not to the one before.
 * @param isKnown the visitor is a customer
 */
export function cachingOf({ pathname }: URL, isKnown: boolean): string {
  const isData = pathname.endsWith('.data');
  if (!isSameForAll(pathname.replace(/\.data$/, ''))) return 'private, no-store';
  return isKnown && !isData ? 'private, no-store' : 'private, no-cache';
}
