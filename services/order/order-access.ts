import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../domain/kernel/index.js';
import { order, type PlacedOrder, type OrderState } from '../../domain/order/index.js';
import { CurrentCart } from '../cart/current-cart.js';
import { Clock } from '../clock/clock.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { isIdentified, type Session } from '../session/session.js';

export interface OwnOrder {
  readonly placed: PlacedOrder;
  readonly state: OrderState;
}

/** An order is shown to its identified customer, and to the browser whose cart became it (SES-07). */
@Injectable()
export class OrderAccess {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Null when there is none, and alike when it is someone else's. */
  async find(orderId: Uuid, session: Session | null): Promise<OwnOrder | null> {
    if (!session) return null;
    const state = await this.commands.load(order, orderId);
    const placed = state.order;
    if (!placed || !(await this.isOwner(placed, session))) return null;
    return { placed, state };
  }

  async isOwner({ customerId, cartId }: PlacedOrder, session: Session): Promise<boolean> {
    if (customerId && customerId !== session.customerId) return false;
    return (customerId !== null && isIdentified(session, this.clock.now())) || this.carts.had(session, cartId);
  }
}
