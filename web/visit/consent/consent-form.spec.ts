import { expect, test } from 'vitest';

import { NECESSARY_ONLY } from './cookie-consent.js';
import { forgetWithdrawn } from './consent-form.js';

function storeOf(...keys: readonly string[]) {
  const kept = [...keys];
  return {
    kept,
    get length() {
      return kept.length;
    },
    key: (index: number) => kept[index] ?? null,
    removeItem: (key: string) => void kept.splice(kept.indexOf(key), 1),
  };
}

test('a withdrawn yes removes what was stored with it, and nothing else', () => {
  const store = storeOf('promotion-clicks', 'interest', 'SelectedPharmacy', 'ab-test.rx-tabs', 'hidden-alerts');
  forgetWithdrawn(store, { ...NECESSARY_ONLY, preferences: true });
  expect(store.kept).toEqual(['SelectedPharmacy', 'ab-test.rx-tabs', 'hidden-alerts']);
  forgetWithdrawn(store, NECESSARY_ONLY);
  expect(store.kept).toEqual(['SelectedPharmacy', 'hidden-alerts']);
});
