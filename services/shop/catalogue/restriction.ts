import { prescriptionRequired, restricted, unsentFlag, type Product } from '../../../domain/catalogue/index.js';
import { texts } from './texts.js';

/** Says why a card has no buy button (`notBuyableInfoTextShort`). Empty when everybody may buy the product online. */
export function restrictionText(product: Pick<Product, 'type' | 'flags'>): string {
  if (prescriptionRequired(product)) return texts.onPrescription;
  const unsent = unsentFlag(product);
  if (unsent) return texts.unsent[unsent];
  return restricted(product) ? texts.restricted : '';
}
