import { Inject, Injectable } from '@nestjs/common';

import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import { placedOrder, type OrderPlaced, type PlacedOrder } from '../../../domain/order/index.js';
import { streamId } from '../../../domain/slices.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { EVENT_STORE } from '../../foundation/platform/tokens.js';

/** Reads the lines of many orders at once. They are encrypted and in no view. */
@Injectable()
export class PlacedOrders {
  constructor(@Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStreams'>) {}

  async of(orderIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, PlacedOrder>> {
    const events = await this.store.readStreams(orderIds.map((id) => streamId('order', id)));
    const placed = events.filter(({ type }) => type === ('OrderPlaced' satisfies OrderPlaced['type']));
    return new Map(placed.map((event) => entry(event as RecordedEvent<OrderPlaced>)));
  }
}

function entry({ data }: RecordedEvent<OrderPlaced>): readonly [Uuid, PlacedOrder] {
  return [data.orderId, placedOrder(data)];
}
