import type { CartProduct } from '../../../../domain/cart/index.js';
import { EVERYONE, SENT_FLAGS, type Buyer, type Product } from '../../../../domain/catalogue/index.js';
import { linePrice, type CampaignFacts } from '../../../../domain/pricing/index.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { texts } from '../texts.js';

type Remembered = Pick<
  Product,
  'varuId' | 'name' | 'type' | 'flags' | 'weightGrams' | 'atcCode' | 'vatClass' | 'categoryPath'
> &
  Parameters<typeof linePrice>[0];

/**
 * Returns the fields of a product that the cart stores. Non-prescription medicines with the same substance share a
 * quota (CRT-03).
 */
export function cartProduct(product: Remembered, buyer: Buyer = EVERYONE, campaign: CampaignFacts = {}): CartProduct {
  const { varuId, name, type, weightGrams, atcCode, vatClass, categoryPath } = product;
  const flags = SENT_FLAGS.filter((flag) => product.flags.includes(flag));
  const limitGroup = type === 'Ex' ? atcCode : null;
  const price = linePrice(product, buyer, campaign);
  return { varuId, name, type, ...price, vatClass, flags, weightGrams, limitGroup, categoryPath };
}

export function unknownProduct(varuId: string): Problem {
  return new Problem(404, [{ field: 'varuId', code: 'UNKNOWN_PRODUCT', message: texts.unknownProduct }], {
    varuId,
  });
}
