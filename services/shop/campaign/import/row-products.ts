import { oreOf } from '../../../../domain/kernel/index.js';
import type { CampaignProduct } from '../../../../domain/campaign/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { shown } from '../../../foundation/file-import/read-values.js';
import { texts } from './texts.js';

const MOST = 5_000;
/**
 * A product in a row is written "100001", "100001:79" or "100001:79,50", with the price in kronor. A minus sign is
 * accepted here. The domain rule refuses it with its own text.
 */
const PRODUCT = /^(\d{6})(?::(-?\d{1,7}(?:[.,]\d{1,2})?)?)?$/;

/** Reads the products of a row, separated by "|". */
export function rowProducts(
  written: string,
): { readonly products: readonly CampaignProduct[] } | { readonly fault: RowFault } {
  const products = new Map<string, CampaignProduct>();
  for (const part of written.split('|').map((each) => each.trim())) {
    const [, varuId, kronor] = PRODUCT.exec(part) ?? [];
    if (varuId === undefined) return fault(texts.product(shown(part)));
    if (products.has(varuId)) return fault(texts.productAgain(varuId));
    if (products.size === MOST) return fault(texts.tooManyProducts(MOST));
    products.set(varuId, {
      varuId,
      price: kronor === undefined ? null : oreOf(kronor),
    });
  }
  return { products: [...products.values()] };
}

function fault(reason: string): { readonly fault: RowFault } {
  return { fault: { field: 'products', reason } };
}
