import type { CartAbsorbed, CartClaimed, CartMerged, CartStarted } from '../../domain/cart/events.js';
import { streamId, type Uuid } from '../../domain/kernel/index.js';
import type { MemberRegistered } from '../../domain/membership/events.js';
import type { OrderPlaced } from '../../domain/order/events.js';
import type { PaymentStarted } from '../../domain/payment/events.js';
import { projection, type RowKey } from '../runner/projection.js';
import { streamOwnerTable, type StreamOwnerRow } from './table.js';

type OwnershipEvent =
  CartStarted | CartClaimed | CartMerged | CartAbsorbed | OrderPlaced | PaymentStarted | MemberRegistered;

const pair = (row: StreamOwnerRow | undefined, _event: unknown, [stream, owner]: RowKey): StreamOwnerRow =>
  row ?? { stream_id: stream as string, owner_id: owner as string };

/** Which stream belongs to which, so that a guest's earlier life comes with the cart once it is claimed or merged. */
export const streamOwnerProjection = projection<StreamOwnerRow, OwnershipEvent>({
  name: 'stream-owner',
  version: 1,
  table: streamOwnerTable,
  keys: (event) => {
    const { streamId: own } = event;
    switch (event.type) {
      case 'CartStarted':
      case 'CartClaimed':
      case 'MemberRegistered':
        return ofCustomer(own, event.data.customerId);
      case 'CartMerged':
        return [[streamId('cart', event.data.fromCartId), own]];
      case 'CartAbsorbed':
        return [[own, streamId('cart', event.data.intoCartId)]];
      case 'OrderPlaced':
        return [...ofCustomer(own, event.data.customerId), [streamId('cart', event.data.cartId), own]];
      case 'PaymentStarted':
        return [[own, streamId('order', event.data.orderId)]];
    }
  },
  on: {
    CartStarted: pair,
    CartClaimed: pair,
    CartMerged: pair,
    CartAbsorbed: pair,
    OrderPlaced: pair,
    PaymentStarted: pair,
    MemberRegistered: pair,
  },
});

function ofCustomer(stream: string, customerId: Uuid | null): RowKey[] {
  return customerId === null ? [] : [[stream, streamId('customer', customerId)]];
}
