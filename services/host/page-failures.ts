import type { ShopServices } from './web/shop-services.js';

type Table = { readonly [S in keyof ShopServices]?: { readonly [M in keyof ShopServices[S]]?: string } };

/**
 * UI-09: the exact text of the fault when a page's call fails. Operators sort and count faults by it, and the cause is
 * reported beside it. A call without a text here is reported by its cause alone.
 */
export const pageFailures: Table = {
  catalogue: {
    search: 'Could not complete search',
    promotions: 'Failed to fetch active campaign promotions',
    promotion: 'Failed to fetch active campaign promotions',
  },
  cart: {
    summary: 'Could not get cart',
    view: 'Problem fetching cart',
    applyCheque: 'Could not set or remove bonus check',
    removeCheque: 'Could not set or remove bonus check',
  },
  checkout: { view: 'Problem fetching cart', saveDetails: 'Could not set customer details' },
  member: {
    overview: 'Could not fetch loyalty details',
    summary: 'Could not fetch loyalty details',
    register: 'Could not register new member',
  },
  login: { progress: 'Check status call failed' },
  favourites: { remove: 'Failed to delete favourites', removeAll: 'Failed to delete favourites' },
  profile: {
    own: 'Could not fetch profile',
    updateContact: 'Could not update profile',
    updateAddress: 'Could not update profile',
    consents: 'Failed to fetch user consent',
    setConsent: 'Failed to add user consent',
  },
  warrants: {
    own: 'Problem fetching warrants',
    give: 'Något gick fel.',
    answer: 'Något gick fel.',
    end: 'Något gick fel.',
  },
};
