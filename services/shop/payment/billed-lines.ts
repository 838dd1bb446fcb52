import { Inject, Injectable } from '@nestjs/common';

import type { Ore, RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import { billedParts, type OrderEvent } from '../../../domain/order/index.js';
import { billsLines, type PaymentState } from '../../../domain/payment/index.js';
import { streamId } from '../../../domain/slices.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { EVENT_STORE } from '../../foundation/platform/tokens.js';
import type { LineItem } from '../../partners/adyen/gateway.js';

/** The lines of a capture or refund, which Klarna asks for. They are read from the order that it is for. */
@Injectable()
export class BilledLines {
  constructor(@Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>) {}

  /** Empty for a method that needs no lines. */
  async of({ started }: PaymentState, partId: Uuid, amount: Ore): Promise<readonly LineItem[]> {
    if (!started || !billsLines(started.method)) return [];
    const history = await this.store.readStream(streamId('order', started.orderId));
    return billedParts(history as unknown as readonly RecordedEvent<OrderEvent>[], partId, amount);
  }
}
