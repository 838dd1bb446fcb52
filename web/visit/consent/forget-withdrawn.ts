import type { ConsentCategory, CookieConsent } from './cookie-consent.js';

/** What the shop keeps in the browser by consent alone, by the kind it needs; functions someone asked for are no part of it. */
const KEPT: readonly { readonly category: ConsentCategory; readonly key: RegExp }[] = [
  { category: 'statistics', key: /^promotion-clicks$/ },
  { category: 'preferences', key: /^ab-test[.:]/ },
];

type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** A yes taken back takes with it what was kept by it. */
export function forgetWithdrawn(store: Store, consent: CookieConsent): void {
  const refused = KEPT.filter(({ category }) => !consent[category]);
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) if (refused.some((one) => one.key.test(key))) store.removeItem(key);
}
