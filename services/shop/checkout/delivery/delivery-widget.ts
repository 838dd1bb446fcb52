import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';

import { cartTotals, linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import { isCold } from '../../../../domain/catalogue/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import {
  DELIVERY_CHECKOUT_GATEWAY,
  type DeliveryCheckoutGateway,
  type ShownCart,
} from '../../../partners/delivery-checkout/gateway.js';
import type { OpenedSession, WidgetChoice } from '../../../partners/delivery-checkout/protocol.js';
import { PartnerRefusal } from '../../../partners/partner-error.js';
import type { Session } from '../../../access/session/session.js';
import { CurrentCart } from '../../cart/current-cart.js';
import { invalidField } from '../checkout-problem.js';
import { checkoutTexts } from '../texts.js';
import { WidgetSessions } from './widget-sessions.js';

/** The option of a call that takes what the shopper chose in the widget. */
const WIDGET = 'widget';

interface GivenChoice {
  readonly optionId: string;
  readonly placeId?: string | undefined;
}

/**
 * The widget of the delivery checkout (CHK-02). It is an addition: where the service is away, late or answers wrongly,
 * the shop's own options stand, and the checkout goes on.
 */
@Injectable()
export class DeliveryWidget {
  private readonly log = new Logger(DeliveryWidget.name);

  constructor(
    @Inject(DELIVERY_CHECKOUT_GATEWAY) private readonly gateway: DeliveryCheckoutGateway | null,
    @Inject(CurrentCart) private readonly carts: Pick<CurrentCart, 'of'>,
    @Inject(WidgetSessions) private readonly sessions: WidgetSessions,
  ) {}

  /** Opens the cart's session, or tells it of the changed cart. Null when only the shop's own options are to be had. */
  async open(cartId: Uuid, state: CartState, postalCode: string): Promise<OpenedSession | null> {
    const { gateway } = this;
    if (!gateway) return null;
    return this.unlessAway('session', async () => {
      const known = await this.sessions.of(cartId);
      const updated = known && (await this.updated(gateway, known, shownCart(state, postalCode, known.cartKey)));
      if (updated) return updated;
      const cartKey = randomUUID();
      const opened = await gateway.create(shownCart(state, postalCode, cartKey));
      await this.sessions.keep(cartId, { sessionId: opened.sessionId, cartKey });
      return opened;
    });
  }

  /** What the shopper has chosen in the widget. Null without a choice, and when the service does not tell. */
  async chosen(session: Session): Promise<WidgetChoice | null> {
    const { gateway } = this;
    const known = gateway && (await this.sessions.of((await this.carts.of(session)).cartId));
    if (!gateway || !known) return null;
    return this.unlessAway('choice', async () => {
      const { cart, choice } = await gateway.pull(known.sessionId);
      // An answer about another cart is as wrong as an unreadable one.
      if (cart.cart_id !== known.cartKey) throw new Error('the session belongs to another cart');
      return choice;
    });
  }

  /**
   * The choice of a call, in the shop's own words. The option `widget` stands for what was chosen in the widget.
   * @throws Problem 400 when nobody knows what that is
   */
  async choiceOf(session: Session, { optionId, placeId }: GivenChoice): Promise<WidgetChoice> {
    if (optionId !== WIDGET) return { optionId, placeId: placeId ?? null };
    const chosen = await this.chosen(session);
    if (!chosen) throw invalidField('optionId', 'WIDGET_CHOICE_MISSING', checkoutTexts.widgetChoiceMissing);
    return chosen;
  }

  /** Tells the service that the order is placed. It is told again until it has heard it. */
  async complete(cartId: Uuid, orderNumber: string): Promise<'done' | 'nothing-done'> {
    const known = this.gateway && (await this.sessions.of(cartId));
    if (!this.gateway || !known) return 'nothing-done';
    try {
      await this.gateway.complete(known.sessionId, orderNumber);
    } catch (error) {
      // The service has forgotten the session, so nobody waits for its end.
      if (!isGone(error)) throw error;
    }
    await this.sessions.forget(cartId);
    return 'done';
  }

  /** Null when the service no longer knows the session, which has a limited life there. */
  private async updated(
    gateway: DeliveryCheckoutGateway,
    { sessionId }: { readonly sessionId: string },
    cart: ShownCart,
  ): Promise<OpenedSession | null> {
    try {
      return await gateway.update(sessionId, cart);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  private async unlessAway<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask();
    } catch (error) {
      this.log.warn(`no ${what} of the delivery widget: ${(error as Error).message}`);
      return null;
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof PartnerRefusal && error.status === 404;
}

function shownCart(state: CartState, postalCode: string, cartKey: string): ShownCart {
  const items = linesWithGifts(state).map((line) => ({
    grams: line.weightGrams,
    quantity: line.quantity,
    isChilled: isCold(line),
  }));
  return { cartKey, postalCode, total: cartTotals(state).exHaItemTotal, items };
}
