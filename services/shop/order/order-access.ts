import { Inject, Injectable } from '@nestjs/common';

import { cart, type ContactDetails } from '../../../domain/cart/index.js';
import { isForgotten, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { isInHistory, order, shownUntil, type PlacedOrder, type OrderState } from '../../../domain/order/index.js';
import { seesContact } from '../cart/contact-seen-by.js';
import { CurrentCart } from '../cart/current-cart.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { may } from '../../access/permission/may.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import type { Session } from '../../access/session/session.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { lastEnd, MemberOf } from '../../person/member/member-of.js';
import { openedOrders } from './link/opened-orders.js';
import { OrderLinks } from './link/order-links.js';

export interface OwnOrder {
  readonly placed: PlacedOrder;
  readonly state: OrderState;
  /** The receiver. Null when this log-in may not see it, or when it is erased. */
  readonly contact: ContactDetails | null;
}

/**
 * Gives access to an order (SES-07), for thirty months (CHK-09). Its customer needs a strong log-in. The browser whose
 * cart became the order needs none, and neither does one that opened a guest's link.
 */
@Injectable()
export class OrderAccess {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(OrderLinks) private readonly links: OrderLinks,
    @Inject(MemberOf) private readonly members: MemberOf,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'secure'>,
  ) {}

  /** Finds an order. Null when there is none and when it is another person's, so that the difference is not visible. */
  async find(orderId: Uuid, session: Session | null): Promise<OwnOrder | null> {
    if (!session) return null;
    const { state, placed } = await this.shown(orderId);
    if (!placed || !(await this.isOwner(placed, session)) || (await this.isTaken(placed, state))) return null;
    return { placed, state, contact: await this.contactOf(placed, session) };
  }

  /** Finds an order as `find` does, and also for a browser that opened the guest's link. A link shows no receiver. */
  async opened(orderId: Uuid, { session, client }: Pick<RequestScope, 'session' | 'client'>): Promise<OwnOrder | null> {
    const own = await this.find(orderId, session);
    if (own || !this.isOpenedBy(client.cookies, orderId)) return own;
    const { state, placed } = await this.shown(orderId);
    return placed && !placed.customerId ? { placed, state, contact: null } : null;
  }

  /** CLB-08: what the end of a membership took out of the history has no page and no call either. */
  private async isTaken({ customerId, placedAt }: PlacedOrder, state: OrderState): Promise<boolean> {
    if (!customerId || state.confirmedAt === null) return false;
    const { phase, deliveredAt, parcels, withdrawals } = state;
    const returnOpen = withdrawals.some(({ status }) => status === 'awaited' || status === 'received');
    const endedOn = lastEnd(await this.members.all(customerId));
    return !isInHistory(
      { phase, placedAt, deliveredAt, parcels, returnOpen },
      endedOn,
      stockholmDate(this.clock.now()),
    );
  }

  private isOpenedBy(cookies: string | undefined, orderId: Uuid): boolean {
    const opened = openedOrders(cookies, this.config.secure).find((one) => one.orderId === orderId);
    return opened !== undefined && this.links.opens(orderId, opened.proof, this.clock.now());
  }

  private async shown(orderId: Uuid): Promise<{ readonly state: OrderState; readonly placed: PlacedOrder | null }> {
    const state = await this.commands.load(order, orderId);
    const placed = state.order;
    const ended = placed !== null && stockholmDate(this.clock.now()) > shownUntil(placed.placedAt);
    return { state, placed: ended ? null : placed };
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
