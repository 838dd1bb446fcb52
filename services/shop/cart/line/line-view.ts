import type { CartLine } from '../../../../domain/cart/index.js';
import { comparisonPrice, priceFor, unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import type { BusinessDate, Ore } from '../../../../domain/kernel/index.js';
import { mayWithdraw } from '../../../../domain/order/index.js';
import { lowestBefore, salesTotal } from '../../../../domain/pricing/index.js';
import type { ShownProduct } from '../../catalogue/withdrawn.js';
import type { CartLineView } from '../contract.js';
import { discountView } from '../discount/discount-view.js';
import type { PricedCart } from '../sums/priced-cart.js';
import { withFactsOf } from './facts-of-today.js';
import { aboveLimitText } from './limit-texts.js';

export function memberPriceBelow(product: Product, unitPrice: Ore): Ore | null {
  const price = priceFor(product, { member: true });
  return price < unitPrice ? price : null;
}

function withdrawnAs(shown: ShownProduct | null): CartLineView['withdrawn'] {
  if (shown?.withdrawal === null) return unsentFlag(shown.product);
  return shown?.withdrawal.reason === 'recall' ? 'recalled' : 'withdrawn';
}

/**
 * A line of the basket: the goods, their price, and what stands in the way of buying them.
 * @param lines all lines with the facts of today
 */
export function lineView(
  lines: readonly CartLine[],
  line: PricedCart['lines'][number],
  shown: ShownProduct | null,
  on: BusinessDate,
): Omit<CartLineView, 'maxQuantity' | 'memberPrice' | 'gift' | 'inWebStock' | 'available' | 'onlyCollected'> {
  const product = shown?.product;
  const { varuId, name, quantity, unitPrice } = line;
  const held = withFactsOf(product, line);
  return {
    ...{ varuId, name, quantity, unitPrice },
    slug: product?.slug ?? '',
    brand: product?.brand ?? '',
    packageText: product?.packageText ?? '',
    regularPrice: line.regularPrice,
    lowestPrice30Days: product ? lowestBefore(product, unitPrice) : null,
    comparison: comparisonPrice(unitPrice, product?.packageText ?? ''),
    discounts: line.discounts.map(discountView),
    total: salesTotal(line),
    mayWithdraw: mayWithdraw(line),
    withdrawn: withdrawnAs(shown),
    flags: held.flags,
    aboveLimit: aboveLimitText({ lines }, held, on),
  };
}
