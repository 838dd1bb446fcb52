import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { order, type OrderEvent } from '../../../domain/order/index.js';
import type { PaymentEvent } from '../../../domain/payment/index.js';
import { streamId } from '../../../domain/slices.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { EVENT_STORE } from '../../foundation/platform/tokens.js';
import { Processes } from '../../foundation/reactions/processes.js';

const ENDS: readonly string[] = [
  'PaymentAuthorised',
  'PaymentRefused',
  'PaymentCancelled',
  'OrderConfirmed',
  'OrderFailed',
  'OrderCancelled',
] satisfies (PaymentEvent | OrderEvent)['type'][];

/**
 * A payment ends in its own stream; its order and then the cart follow a moment later. A request in between would
 * find the cart frozen for a payment that is over.
 */
@Injectable()
export class EndedCheckout {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStreams'>,
    @Inject(Processes) private readonly processes: Processes,
  ) {}

  /**
   * Does at once what the process managers derive from the payment's end; their follower then finds it done. A
   * payment in progress, or an order not yet placed, leaves the cart as it is.
   */
  async settle(orderId: Uuid): Promise<void> {
    const { order: placed } = await this.commands.load(order, orderId);
    if (!placed) return;
    const events = await this.store.readStreams([streamId('payment', placed.paymentId), streamId('order', orderId)]);
    await this.processes.follow(events.filter(({ type }) => ENDS.includes(type)));
  }
}
