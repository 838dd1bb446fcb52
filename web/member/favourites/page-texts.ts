import type { FavouriteSort } from '../../../services/shop/favourites/contract.js';

export const pageTexts = {
  title: 'Favoriter',
  count: (total: number) => (total === 1 ? '1 favorit' : `${total} favoriter`),
  sort: 'Sortera',
  sorts: {
    newest: 'Senast tillagt',
    oldest: 'Äldst tillagt',
    ascending: 'Namn (A-Ö)',
    descending: 'Namn (Ö-A)',
  } satisfies Record<FavouriteSort, string>,
  applySort: 'Visa',
  clear: 'Radera alla',
  revoke: 'Återkalla samtycke',
  more: (next: number) => `Visa ${next} till`,
  shown: (shown: number, total: number) => `Du har sett ${shown} av ${total} favoriter`,
  empty: {
    title: 'Du har inga favoriter än',
    text: 'Tryck på hjärtat på en vara så hittar du den här nästa gång.',
    action: 'Utforska sortimentet',
  },
  guest: {
    title: 'Logga in för att se dina favoriter',
    text: 'Spara varor du gillar eller köper ofta, så har du dem samlade i webbutiken och i appen.',
    action: 'Logga in',
  },
  cancel: 'Avbryt',
} as const;
