import { Inject, Injectable } from '@nestjs/common';

import type { CartState } from '../../../domain/cart/index.js';
import { order } from '../../../domain/order/index.js';
import { isStillShown, payment, type PaymentState } from '../../../domain/payment/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Session } from '../../access/session/session.js';

/**
 * Finds how the cart's last payment ended. It finds nothing when the cart has changed since, or when the payment is too
 * old to be shown.
 */
@Injectable()
export class LastAttempt {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Returns the state of the payment. Null without a payment, and when it was made under another log-in, or without
   * one.
   */
  async of({ abandonedOrderId }: CartState, session: Session | null): Promise<PaymentState | null> {
    if (!abandonedOrderId || !session) return null;
    const { order: placed } = await this.commands.load(order, abandonedOrderId);
    if (!placed || placed.customerId !== session.customerId) return null;
    const state = await this.commands.load(payment, placed.paymentId);
    return state.started && isStillShown(state.started, this.clock.now()) ? state : null;
  }
}
