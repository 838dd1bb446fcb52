import type { WithdrawalRight } from '../../../domain/order/index.js';
import type { CollectionOfOrder } from '../../../services/shop/collection/contract.js';
import type { ConfirmationView } from '../../../services/shop/checkout/contract.js';

const texts = {
  /** Beside a medicine in a purchase with other goods. */
  none: 'Läkemedel, ingen ångerrätt',
  all: (days: number) => `${days} dagars ångerrätt`,
  some: (days: number) => `${days} dagars ångerrätt, utom på läkemedlen`,
  received: 'från den dag du fick varorna',
  medicines: 'Läkemedel går inte att lämna tillbaka',
} as const;

/** LAW-04: promises what holds for these goods, and nothing beside medicines only. */
export function withdrawalText({ goods, days }: WithdrawalRight): string {
  return goods === 'none' ? texts.medicines : texts[goods](days);
}

/** The same beside an order that may have come long ago. */
export function withdrawalTextSince(right: WithdrawalRight): string {
  return right.goods === 'none' ? texts.medicines : `${withdrawalText(right)}, ${texts.received}`;
}

/** Marks the lines of a mixed purchase that cannot be sent back. Null where the sums below say it for all lines. */
export function lineWithdrawalText(mayWithdraw: boolean, { goods }: WithdrawalRight): string | null {
  return mayWithdraw || goods !== 'some' ? null : texts.none;
}

/** True when no parcel of the order reached the customer or will: there is nothing to send back. */
export function nothingReceived(
  parcels: readonly Pick<ConfirmationView['parcels'][number], 'number'>[],
  collection: CollectionOfOrder | null,
): boolean {
  return (
    parcels.length > 0 &&
    parcels.every(({ number }) => collection?.parcels.some((one) => one.parcelId === number && isLost(one)))
  );
}

const LOST = ['not-collected', 'came-back'];

function isLost({ collection, cameBack }: CollectionOfOrder['parcels'][number]): boolean {
  return collection ? LOST.includes(collection.state) : cameBack;
}
