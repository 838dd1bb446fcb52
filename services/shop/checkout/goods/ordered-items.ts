import type { CartLine } from '../../../../domain/cart/index.js';
import { comparisonPrice, unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import type { OrderedItem } from '../../../../domain/order/index.js';
import { lowestBefore } from '../../../../domain/pricing/index.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { invalidCart } from '../checkout-problem.js';

/** Returns the cart's lines with their products' current data. @throws Problem when a product is no longer sold online */
export async function orderedItems(
  catalogue: Pick<Catalogue, 'products'>,
  lines: readonly CartLine[],
): Promise<readonly OrderedItem[]> {
  const products = await catalogue.products(lines.map(({ varuId }) => varuId));
  const byId = new Map(products.map((product) => [product.varuId, product]));
  return lines.map((line) => {
    const product = byId.get(line.varuId);
    if (!product || unsentFlag(product)) throw invalidCart();
    return orderedItem(line, product);
  });
}

function orderedItem({ limitGroup: _, ...line }: CartLine, product: Product): OrderedItem {
  const { brand, packageText, atcCode, categoryPath } = product;
  return {
    ...line,
    brand,
    packageText,
    atcCode,
    categoryPath,
    lowestPrice30Days: lowestBefore(product, line.unitPrice),
    comparisonPrice: comparisonPrice(line.unitPrice, packageText),
  };
}
