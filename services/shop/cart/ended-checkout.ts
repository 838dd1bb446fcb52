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
 * Applies the end of a payment to its order and cart. The end is recorded in the payment's stream, and the process
 * manager changes order and cart a moment later. A request in between would find the cart frozen.
 */
@Injectable()
export class EndedCheckout {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStreams'>,
    @Inject(Processes) private readonly processes: Processes,
  ) {}

  /**
   * Runs the process managers' commands for the end of the payment. Later their follower finds the work done. A payment
   * in progress, or an order not yet placed, leaves the cart unchanged.
   */
  async settle(orderId: Uuid): Promise<void> {
    const { order: placed } = await this.commands.load(order, orderId);
    if (!placed) return;
    const events = await this.store.readStreams([streamId('payment', placed.paymentId), streamId('order', orderId)]);
    await this.processes.follow(events.filter(({ type }) => ENDS.includes(type)));
  }
}
