import { expect, test } from 'vitest';

import { fetcherKey, idsWith, NOTHING, pendingIn, type Fetching } from './pending.js';

const KEPT = ['100200', '100201'];

function sending(...changes: readonly string[]): readonly Fetching[] {
  return changes.map((change) => {
    const formData = new FormData();
    formData.set('change', change);
    return { key: fetcherKey('add', change), formData };
  });
}

test('a product just marked is first', () => {
  expect(idsWith(KEPT, pendingIn(sending('add:100300')))).toEqual(['100300', '100200', '100201']);
});

test('a product just removed is gone at once', () => {
  expect(idsWith(KEPT, pendingIn(sending('remove:100200')))).toEqual(['100201']);
});

test('of two products being marked the latest is first', () => {
  expect(idsWith(KEPT, pendingIn(sending('add:100300', 'add:100301')))).toEqual([
    '100301',
    '100300',
    '100200',
    '100201',
  ]);
});

test('after deleting all, none is shown', () => {
  expect(idsWith(KEPT, pendingIn(sending('clear')))).toEqual([]);
});

test('after a failed change the list is the shop’s again', () => {
  expect(idsWith(KEPT, pendingIn([{ key: fetcherKey('add', '100300') }]))).toEqual(KEPT);
  expect(pendingIn([{ key: 'cart-100300', formData: new FormData() }])).toBe(NOTHING);
});

test('a watch is not a favourite', () => {
  const pending = pendingIn(sending('watch:100300'));
  expect(pending.watches.get('100300')).toBe(true);
  expect(idsWith(KEPT, pending)).toEqual(KEPT);
});

test('a consent under way is known, so that the next heart does not ask again', () => {
  const formData = new FormData();
  formData.set('change', 'add:100300');
  expect(pendingIn([{ key: fetcherKey('add', '100300'), formData }]).consenting).toBe(false);
  formData.set('consent', 'ja');
  expect(pendingIn([{ key: fetcherKey('add', '100300'), formData }]).consenting).toBe(true);
});
