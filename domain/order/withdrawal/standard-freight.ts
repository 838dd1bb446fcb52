import { deliveryRule } from '../../delivery/option.js';
import { offerDelivery } from '../../delivery/offer.js';
import { isOwnStock, ownStockRule } from '../../delivery/own-stock.js';
import { isForgotten, stockholmDate, type Ore } from '../../kernel/index.js';
import type { PlacedOrder } from '../events.js';

/** A way to send the order, with the freight of all its parcels. */
interface Way {
  readonly optionId: string;
  readonly price: Ore;
}

/**
 * The freight that a whole withdrawal gives back. Who chose a dearer delivery than the ordinary one bears the
 * difference (Distansavtalslagen 2 kap. 13 §). Where no ordinary delivery was offered, it was no own choice: cold goods
 * are never sent as an ordinary parcel, and heavy ones must come home.
 */
export function standardFreight(order: PlacedOrder): Ore {
  const { optionId } = order.delivery;
  const { shipping } = order.totals;
  if (isOrdinary(order, optionId) || !isKnown(order, optionId)) return shipping;
  const ordinary = offeredFor(order).filter((way) => isOrdinary(order, way.optionId));
  return Math.min(shipping, ...ordinary.map(({ price }) => price));
}

/**
 * What was offered when the order was placed: the dated rule is asked again, with the order's own goods, sum and
 * postcode. Where nothing could be sent, the pharmacies with the goods offered them from their own shelf.
 */
function offeredFor({ placedAt: at, lines, totals, contact }: PlacedOrder): readonly Way[] {
  if (isForgotten(contact)) return [];
  const exHaItemTotal = totals.pointsBasis + totals.chequeDiscount;
  const sent = offerDelivery({ postalCode: contact.postalCode, lines, exHaItemTotal, at });
  if (sent.length > 0) return sent;
  const optionId = 'pharmacy-shelf';
  return [{ optionId, price: ownStockRule.on(stockholmDate(at))[optionId].price }];
}

/** An ordinary delivery is one that becomes free from the limit, or that waits on the shelf of a pharmacy. */
function isOrdinary({ placedAt }: PlacedOrder, optionId: string): boolean {
  return (
    optionId === 'pharmacy-shelf' || optionsOf(placedAt).some((one) => one.optionId === optionId && one.freeFromLimit)
  );
}

/** The oldest orders name options that no rule has. */
function isKnown({ placedAt }: PlacedOrder, optionId: string): boolean {
  return isOwnStock(optionId) || optionsOf(placedAt).some((one) => one.optionId === optionId);
}

function optionsOf(placedAt: PlacedOrder['placedAt']) {
  return deliveryRule.on(stockholmDate(placedAt)).options;
}
