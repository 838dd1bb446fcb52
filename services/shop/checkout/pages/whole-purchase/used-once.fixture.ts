import { membership } from '../../../../../domain/member/index.js';
import { order, type OrderState } from '../../../../../domain/order/index.js';
import { COUPONS } from '../one-price-goods.fixture.js';
import { hasNothing } from './ends.fixture.js';
import { CHEQUE_IDS, isStanding, MEMBER, type Purchases } from './purchases.fixture.js';

/** An order that was cancelled or sent back as a whole gives its coupon and its cheque back, to be used again. */
export function usedTwice({ memory, orders }: Purchases): readonly string[] {
  const standing = orders.map(({ orderId }) => memory.now(order, orderId)).filter(isStanding);
  const using = standing.filter((each) => !hasNothing(each));
  const cheques = CHEQUE_IDS.flatMap((chequeId) => {
    const users = using.filter(({ order: placed }) => placed?.chequeId === chequeId).length;
    const { status } = memory.now(membership, MEMBER).cheques.find((each) => each.chequeId === chequeId) ?? {};
    const isRight = users <= 1 && (status === 'redeemed') === (users === 1);
    return isRight ? [] : [`${chequeId} is ${status} and has ${users} orders`];
  });
  const coupons = Object.entries(COUPONS).flatMap(([code, { total, oncePerCustomer }]) => {
    const users = using.flatMap(({ order: placed }) => (codeOf(placed) === code ? [placed?.customerId] : []));
    const known = users.filter((customerId) => customerId !== null);
    const isOver = total !== null && users.length > total;
    const isTwice = oncePerCustomer && known.length > new Set(known).size;
    return isOver || isTwice ? [`${code} has ${users.length} orders`] : [];
  });
  return [...cheques, ...coupons];
}

export function codeOf(placed: OrderState['order']): string | null {
  return typeof placed?.coupon === 'object' && placed.coupon !== null && 'code' in placed.coupon
    ? placed.coupon.code
    : null;
}
