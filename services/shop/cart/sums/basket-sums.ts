import { cartTotals, type CartState } from '../../../../domain/cart/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { discountReasons, summaryOf } from '../../../../domain/pricing/index.js';
import type { CartView } from '../contract.js';
import { discountView } from '../discount/discount-view.js';
import type { GoodsToday } from '../line/goods-today.js';
import { freeShippingOf } from './free-shipping-status.js';
import type { PricedCart } from './priced-cart.js';

type BasketSums = Pick<
  CartView,
  | 'count'
  | 'goods'
  | 'campaignDiscount'
  | 'campaignReasons'
  | 'couponDiscount'
  | 'chequeDiscount'
  | 'shipping'
  | 'total'
  | 'vat'
  | 'freeShipping'
>;

/** The sums of the basket page. The VAT is that of the total: with shipping as soon as the total contains it (CHK-12). */
export function basketSums(
  state: CartState,
  { lines, totals, shipping }: PricedCart,
  on: BusinessDate,
  goods: Pick<GoodsToday, 'onlyCollected'>,
): BasketSums {
  const { exHaItemTotal, itemCount } = cartTotals(state);
  const { possible, limit, left } = freeShippingOf(state, exHaItemTotal, goods, on);
  return {
    count: itemCount,
    goods: totals.regular,
    campaignDiscount: totals.campaignDiscount,
    campaignReasons: discountReasons(lines)
      .filter(({ kind }) => summaryOf(kind) === 'campaign')
      .map(discountView),
    couponDiscount: totals.couponDiscount,
    chequeDiscount: totals.chequeDiscount,
    shipping,
    total: totals.total,
    vat: totals.vat.reduce((sum, { vat }) => sum + vat, 0),
    freeShipping: { possible, limit, left },
  };
}
