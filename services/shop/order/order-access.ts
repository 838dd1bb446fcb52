import { Inject, Injectable } from '@nestjs/common';

import { cart, type ContactDetails } from '../../../domain/cart/index.js';
import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import { order, type PlacedOrder, type OrderState } from '../../../domain/order/index.js';
import { seesContact } from '../cart/contact-seen-by.js';
import { CurrentCart } from '../cart/current-cart.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';

export interface OwnOrder {
  readonly placed: PlacedOrder;
  readonly state: OrderState;
  /** The receiver. Null when this log-in may not see it, or when it is erased. */
  readonly contact: ContactDetails | null;
}

/**
 * Gives access to an order (SES-07). Its customer needs a strong log-in. The browser whose cart became the order needs
 * none.
 */
@Injectable()
export class OrderAccess {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Finds an order. Null when there is none and when it is another person's, so that the difference is not visible. */
  async find(orderId: Uuid, session: Session | null): Promise<OwnOrder | null> {
    if (!session) return null;
    const state = await this.commands.load(order, orderId);
    const placed = state.order;
    if (!placed || !(await this.isOwner(placed, session))) return null;
    return { placed, state, contact: await this.contactOf(placed, session) };
  }

  /** Returns the receiver of the owner's order, as far as the strength of the log-in allows. */
  async contactOf({ contact, cartId }: PlacedOrder, session: Session): Promise<ContactDetails | null> {
    if (isForgotten(contact)) return null;
    return seesContact(session, await this.commands.load(cart, cartId), this.clock.now()) ? contact : null;
  }

  async isOwner({ customerId, cartId }: PlacedOrder, session: Session): Promise<boolean> {
    if (customerId && customerId !== session.customerId) return false;
    return (customerId !== null && may(session, 'order.list', this.clock.now())) || this.carts.had(session, cartId);
  }
}
