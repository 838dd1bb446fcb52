import type { Ore } from '../../kernel/index.js';
import { earnsPoints } from '../../pricing/index.js';
import type { OrderDispatched, OrderLine, PlacedOrder } from '../events.js';
import { shortPieces, type Unsent } from '../packing/state.js';
import type { SentParcel } from '../parcels.js';

type ParcelMoney = Pick<OrderDispatched['data'], 'lineIds' | 'due' | 'shipping' | 'pointsBasis'>;

interface Order {
  readonly order: PlacedOrder;
  readonly parcels: readonly SentParcel[];
  readonly unsent: Unsent;
}

/**
 * CHK-05: the money that is due when a parcel is sent. Each line already carries its share of coupon and cheque, so the
 * sums of all parcels add up to the order's total, less what the warehouse lacks. The freight is one price for the
 * order, due with the first parcel.
 */
export function parcelMoney({ order, parcels, unsent }: Order, { lineIds }: SentParcel): ParcelMoney {
  const short = shortPieces({ unsent });
  const lines = order.lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map((line) => ({ ...line, total: line.total - (short[line.lineId]?.refund ?? 0) }));
  const shipping = parcels.some(({ dispatchedAt }) => dispatchedAt !== null) ? 0 : order.totals.shipping;
  return { lineIds, due: total(lines) + shipping, shipping, pointsBasis: total(lines.filter(earnsPoints)) };
}

function total(lines: readonly OrderLine[]): Ore {
  return lines.reduce((sum, line) => sum + line.total, 0);
}
