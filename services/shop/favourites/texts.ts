import type { CustomerRejection } from '../../../domain/customer/index.js';

/** PRO-07 and UI-09 give some of these texts exactly. The other texts are our own. */
export const favouriteTexts = {
  login: 'Logga in för att spara favoriter.',
  deleteFailed: 'Failed to delete favourites',
  failed: 'Något gick fel, vänligen försök igen.',
  consent: 'Vi behöver ditt samtycke till favoriter',
  full: 'Din favoritlista är full. Ta bort någon favorit och försök igen.',
  unknown: 'Varan finns inte.',
} as const;

export function favouriteText(type: CustomerRejection['type']): string {
  if (type === 'FavouriteConsentMissing') return favouriteTexts.consent;
  return type === 'FavouritesFull' ? favouriteTexts.full : favouriteTexts.failed;
}
