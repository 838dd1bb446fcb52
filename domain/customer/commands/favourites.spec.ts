import { expect, test } from 'vitest';

import { fold, FORGOTTEN, specify } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import { customer } from '../index.js';
import { consented, favourite, identified, withdrawn } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2025-03-01T10:00:00.000Z';
const customerId = 'customer-1';
const consent: CustomerEvent = { ...consented, data: { ...consented.data, textVersion: '2024-01' } };
const add = { type: 'AddFavourite', varuId: '100200', at } as const;

test('a favourite is kept once, with the consent Favorite', () => {
  given(identified, consent).when(add).then(favourite('100200'));
  given(identified, consent, favourite('100200')).when(add).then();
});

test('no favourite is kept without the consent, after its withdrawal, or with a consent to another text', () => {
  given(identified).when(add).thenRejected({ type: 'FavouriteConsentMissing' });
  given(identified, consent, withdrawn).when(add).thenRejected({ type: 'FavouriteConsentMissing' });
  given(identified, { ...consented, data: { ...consented.data, textVersion: '2019-01' } })
    .when(add)
    .thenRejected({ type: 'FavouriteConsentMissing' });
});

test('a stranger cannot keep a favourite', () => {
  given().when(add).thenRejected({ type: 'CustomerUnknown' });
});

test('the list of favourites has a limit', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => favourite(String(200_000 + index)));
  given(identified, consent, ...many)
    .when(add)
    .thenRejected({ type: 'FavouritesFull', limit: 1_000 });
});

test('a favourite can be removed without a consent, and removing an unknown one changes nothing', () => {
  given(identified, favourite('100200'))
    .when({ type: 'RemoveFavourite', varuId: '100200', at })
    .then({ type: 'FavouriteRemoved', data: { customerId, varuId: '100200', at } });
  given(identified).when({ type: 'RemoveFavourite', varuId: '100200', at }).then();
});

test('all favourites can be removed at once', () => {
  given(identified, consent, favourite('100200'), favourite('100201'))
    .when({ type: 'ClearFavourites', at })
    .then({ type: 'FavouritesCleared', data: { customerId, count: 2, reason: 'customer', at } });
  given(identified, consent).when({ type: 'ClearFavourites', at }).then();
});

test('withdrawing a consent removes the favourites kept with it, and no others', () => {
  given(identified, consent, favourite('100200'))
    .when({ type: 'WithdrawConsent', code: 'Favorite', at })
    .then(
      { type: 'FavouritesCleared', data: { customerId, count: 1, reason: 'consent-withdrawn', at } },
      { type: 'ConsentWithdrawn', data: { customerId, code: 'Favorite', at } },
    );
  const newsletter: CustomerEvent = { ...consented, data: { ...consented.data, code: 'Newsletter' } };
  given(identified, consent, newsletter, favourite('100200'))
    .when({ type: 'WithdrawConsent', code: 'Newsletter', at })
    .then({ type: 'ConsentWithdrawn', data: { customerId, code: 'Newsletter', at } });
});

test('the newest favourite stands first, and a forgotten one is not listed', () => {
  const history = [identified, favourite('100200'), favourite(FORGOTTEN), favourite('100201')];
  expect(fold(customer.evolve, customer.initial, history).favourites).toEqual(['100201', '100200']);
});
