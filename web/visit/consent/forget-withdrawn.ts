import type { ConsentCategory, CookieConsent } from './cookie-consent.js';

/** Browser storage that needs consent, by kind; functions that a person asked for are not included. */
const KEPT: readonly { readonly category: ConsentCategory; readonly key: RegExp }[] = [
  { category: 'statistics', key: /^promotion-clicks$/ },
  { category: 'preferences', key: /^ab-test[.:]/ },
];

type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** A withdrawn consent deletes the data that was stored by it. */
export function forgetWithdrawn(store: Store, consent: CookieConsent): void {
  const refused = KEPT.filter(({ category }) => !consent[category]);
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) if (refused.some((one) => one.key.test(key))) store.removeItem(key);
}
