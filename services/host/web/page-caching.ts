import { isSameForAll } from './page-cache.js';

/**
 * Returns the default cache header of a page (LAW-09). Personal pages are never stored: on a shared computer the back
 * button after a log-out must not show them.
 * @param isKnown whether the visitor is a customer
 */
export function cachingOf({ pathname }: URL, isKnown: boolean): string {
  const isData = pathname.endsWith('.data');
  if (!isSameForAll(pathname.replace(/\.data$/, ''))) return 'private, no-store';
  return isKnown && !isData ? 'private, no-store' : 'private, no-cache';
}
