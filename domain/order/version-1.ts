import { kindOfWhole } from '../delivery/parcels.js';
import { isForgotten, type Forgotten, type Ore } from '../kernel/index.js';
import { earnsPoints } from '../pricing/purchase.js';
import type { LineDiscount } from '../pricing/discount.js';
import { vatClassOf } from '../pricing/version-1.js';
import type {
  DeliveryDelayed,
  ItemsReturned,
  OrderDelivered,
  OrderDispatched,
  OrderLine,
  OrderNotDelivered,
  OrderParcel,
  OrderPlaced,
  OrderTotals,
} from './events.js';

// Version 1 of OrderPlaced had no ordinary prices and no weights. Its only discount was the cheque, and its one parcel
// had no id. Version 2 identified stock movements by the order's id, unencrypted. Version 3 had no tracking key for a
// parcel. Version 4 had no coupon, no categories, and discounts without name and quantity. Version 5 sent everything in
// one parcel, with the order's option, and knew no place to collect it. Version 6 had no prescriptions.

type LineV4 = Omit<OrderLine, 'categoryPath' | 'discounts'> & {
  readonly discounts: readonly Pick<LineDiscount, 'kind' | 'code' | 'amount'>[];
};
type LineV1 = Pick<OrderLine, 'lineId' | 'varuId' | 'name' | 'type' | 'flags' | 'quantity' | 'unitPrice' | 'total'> & {
  readonly discount: Ore;
  readonly vatRate: number;
};
type TotalsV1 = Pick<OrderTotals, 'goods' | 'chequeDiscount' | 'shipping' | 'total' | 'vat' | 'pointsBasis'>;
type ParcelV5 = Omit<OrderParcel, 'kind' | 'optionId' | 'method'>;
type OrderPlacedV6 = Omit<OrderPlaced['data'], 'prescriptions'>;
type OrderPlacedV5 = Omit<OrderPlacedV6, 'parcels' | 'pickupPlace'> & { readonly parcels: readonly ParcelV5[] };
type OrderPlacedV4 = Omit<OrderPlacedV5, 'lines' | 'coupon'> & { readonly lines: readonly LineV4[] | Forgotten };
type OrderPlacedV3 = Omit<OrderPlacedV4, 'parcels'> & { readonly parcels: readonly Omit<ParcelV5, 'trackingKey'>[] };
type OrderPlacedV2 = Omit<OrderPlacedV3, 'shelfKey'>;
type OrderPlacedV1 = Omit<OrderPlacedV2, 'lines' | 'totals' | 'parcels'> & {
  readonly lines: readonly LineV1[];
  readonly totals: TotalsV1;
};

/** The weight of one piece in the shop's calls to the warehouse, at the time of version 1. */
const AVERAGE_PIECE_GRAMS = 150;

export function orderPlacedFrom1(data: OrderPlacedV1): OrderPlacedV2 {
  const { orderNumber, chequeId, delivery, lines } = data;
  const promise = { text: delivery.promise, earliest: null, latest: null };
  return {
    ...data,
    lines: lines.map((line) => lineFrom1(line, chequeId)),
    totals: totalsFrom1(data),
    parcels: [{ parcelId: `${orderNumber}-1`, lineIds: lines.map(({ lineId }) => lineId), promise }],
  };
}

export function orderPlacedFrom2(data: OrderPlacedV2): OrderPlacedV3 {
  return { ...data, shelfKey: null };
}

export function orderPlacedFrom3(data: OrderPlacedV3): OrderPlacedV4 {
  return { ...data, parcels: data.parcels.map((parcel) => ({ ...parcel, trackingKey: null })) };
}

export function orderPlacedFrom4(data: OrderPlacedV4): OrderPlacedV5 {
  const { lines } = data;
  return { ...data, lines: isForgotten(lines) ? lines : lines.map(lineFrom4), coupon: null };
}

/** Erased goods tell nothing of the kind of their parcel. */
export function orderPlacedFrom5(data: OrderPlacedV5): OrderPlacedV6 {
  const { optionId, name: method } = data.delivery;
  const kind = isForgotten(data.lines) ? 'ambient' : kindOfWhole(data.lines);
  const parcels = data.parcels.map((parcel) => ({ ...parcel, kind, optionId, method }));
  return { ...data, parcels, pickupPlace: null };
}

export function orderPlacedFrom6(data: OrderPlacedV6): OrderPlaced['data'] {
  return { ...data, prescriptions: null };
}

/** A discount of version 4 reduced all pieces of its line. */
function lineFrom4({ discounts, ...line }: LineV4): OrderLine {
  const { quantity } = line;
  return {
    ...line,
    categoryPath: null,
    discounts: discounts.map((discount) => ({ ...discount, name: null, quantity })),
  };
}

function lineFrom1({ discount, ...line }: LineV1, code: string | null): LineV4 {
  return {
    ...line,
    brand: null,
    packageText: null,
    atcCode: null,
    weightGrams: AVERAGE_PIECE_GRAMS,
    regularPrice: line.unitPrice,
    discounts: discount > 0 ? [{ kind: 'cheque', code, amount: discount }] : [],
    vatClass: vatClassOf(line),
    lowestPrice30Days: null,
    comparisonPrice: null,
  };
}

function totalsFrom1({ lines, totals }: OrderPlacedV1): OrderTotals {
  const prescriptionTotal = lines.filter((line) => !earnsPoints(line)).reduce((sum, line) => sum + line.total, 0);
  return {
    ...totals,
    regular: totals.goods,
    campaignDiscount: 0,
    couponDiscount: 0,
    prescriptionTotal,
    withoutPrescriptionTotal: totals.total - prescriptionTotal,
  };
}

// In version 1 of these events an order had one parcel, so they named none.

type DispatchedV1 = Omit<OrderDispatched['data'], 'parcelId' | 'lineIds' | 'due' | 'shipping' | 'pointsBasis'>;

export function dispatchedFrom1(data: DispatchedV1): OrderDispatched['data'] {
  return { ...data, parcelId: null, lineIds: null, due: null, shipping: null, pointsBasis: null };
}

export function deliveredFrom1(data: Omit<OrderDelivered['data'], 'parcelId'>): OrderDelivered['data'] {
  return { ...data, parcelId: null };
}

export function notDeliveredFrom1(
  data: Omit<OrderNotDelivered['data'], 'parcelId' | 'failedAt'>,
): OrderNotDelivered['data'] {
  return { ...data, parcelId: null, failedAt: null };
}

/** In version 1 no return had a fee. */
export function itemsReturnedFrom1(data: Omit<ItemsReturned['data'], 'fee'>): ItemsReturned['data'] {
  return { ...data, fee: null };
}

export function delayedFrom1(data: Omit<DeliveryDelayed['data'], 'parcelId'>): DeliveryDelayed['data'] {
  return { ...data, parcelId: null };
}
