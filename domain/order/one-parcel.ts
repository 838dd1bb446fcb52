import type { DeliveryDelayed, ItemsReturned, OrderDelivered, OrderDispatched, OrderNotDelivered } from './events.js';

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
