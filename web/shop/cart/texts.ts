import type { ShopError } from '../../../services/web-host/contract/result.js';

const limit: ShopError = {
  code: 'maxQuantityReached',
  title: 'Du har uppnått max antal tillåtna varor för denna typ av receptfria läkemedel',
  message: 'Maxantal för denna vara uppnådd',
};
const failed: ShopError = { code: 'failed', message: 'Varan kan ej läggas till. Kontrollera varukorgen.' };

const byCode: Readonly<Record<string, ShopError>> = { maxQuantityReached: limit, RULE_VIOLATION: limit };

export const cartTexts = {
  failed,
  limit,
  /** The words for a code that travelled in the address after a plain form. */
  byCode: (code: string): ShopError => (Object.hasOwn(byCode, code) ? (byCode[code] as ShopError) : failed),
} as const;
