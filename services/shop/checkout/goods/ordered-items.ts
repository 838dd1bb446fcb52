import { ordinaryLines, type CartLine, type CartPrescription, type HeldLine } from '../../../../domain/cart/index.js';
import { comparisonPrice, unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import type { OrderedItem } from '../../../../domain/order/index.js';
import { lowestBefore } from '../../../../domain/pricing/index.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { invalidCart } from '../checkout-problem.js';

/** Returns the cart's lines with their products' current data. @throws Problem when a product is no longer sold online */
export async function orderedItems(
  catalogue: Pick<Catalogue, 'products'>,
  lines: readonly HeldLine[],
): Promise<readonly OrderedItem[]> {
  const products = await catalogue.products(ordinaryLines(lines).map(({ varuId }) => varuId));
  const byId = new Map(products.map((product) => [product.varuId, product]));
  return lines.map(({ prescription, ...line }, index) => {
    if (prescription) return prescribedItem(line, prescription, index + 1);
    const product = byId.get(line.varuId);
    if (!product || unsentFlag(product)) throw invalidCart();
    return orderedItem(line, product);
  });
}

/** The line tells of no medicine: its number is its place, and the row's id stays in the cart. */
function prescribedItem(
  { limitGroup: _, ...line }: CartLine,
  { maxPackages: __, ...prescription }: CartPrescription,
  place: number,
): OrderedItem {
  const unknown = { brand: null, packageText: null, atcCode: null, categoryPath: null };
  const flags = prescription.isNarcotic ? [...line.flags, 'Narcotic' as const] : line.flags;
  const varuId = `Rx-${place}`;
  return { ...line, ...unknown, varuId, flags, lowestPrice30Days: null, comparisonPrice: null, prescription };
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
