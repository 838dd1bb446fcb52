import { lineOf, limitFor, type CartState } from '../../../../domain/cart/index.js';
import { unsentFlag } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { cartProduct } from '../../catalogue/product/sold-product.js';
import type { ShownProduct } from '../../catalogue/withdrawn.js';
import type { CartView, NotEntirelyAdded } from '../contract.js';
import { limitAdvice } from './limit-texts.js';
import { notEntirelyTexts as texts, unsentText } from '../texts.js';

/**
 * Names the products that an address marks as not entirely added, and why (CRT-08). The reason is that of the cart as it
 * is now. A number without a product is left out, because anyone can write an address.
 */
export async function notEntirely(
  catalogue: Pick<Catalogue, 'shown'>,
  state: CartState,
  varuIds: readonly string[],
  on: BusinessDate,
): Promise<readonly NotEntirelyAdded[]> {
  const found = await Promise.all(varuIds.map((varuId) => catalogue.shown(varuId)));
  return found.flatMap((shown) => {
    if (!shown) return [];
    const { varuId, name } = shown.product;
    return [{ varuId, name, why: whyNot(state, shown, on) }];
  });
}

/** What a merge left out, with the reason of today. A product that left the shop meanwhile has no page to tell of. */
export async function leftOut(
  catalogue: Pick<Catalogue, 'shown'>,
  state: CartState,
  on: BusinessDate,
): Promise<CartView['notAdded']> {
  const varuIds = state.notAdded.map(({ varuId }) => varuId);
  const reasons = new Map((await notEntirely(catalogue, state, varuIds, on)).map(({ varuId, why }) => [varuId, why]));
  return state.notAdded.map(({ varuId, name, quantity, reason }) => {
    const why = reason === 'OUT_OF_STOCK' ? texts.outOfStock(name) : (reasons.get(varuId) ?? texts.gone(name));
    return { varuId, name, quantity, why };
  });
}

function whyNot(state: CartState, { product, withdrawal }: ShownProduct, on: BusinessDate): string {
  const { varuId, name, type } = product;
  const unsent = unsentFlag(product);
  if (withdrawal) return texts.gone(name);
  if (unsent) return unsentText(name, unsent);
  if (type === 'Rx') return texts.onPrescription(name);
  const applied = limitFor(state, cartProduct(product), on);
  const currentlyInCartQuantity = lineOf(state, varuId)?.quantity ?? 0;
  if (currentlyInCartQuantity >= applied.maxAllowedQuantity)
    return limitAdvice({ ...applied, name, currentlyInCartQuantity });
  return currentlyInCartQuantity >= product.webStock ? texts.outOfStock(name) : texts.someLeft(name);
}
