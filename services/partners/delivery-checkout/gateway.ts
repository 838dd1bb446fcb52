import type { Ore } from '../../../domain/kernel/index.js';
import type { OpenedSession, SessionCart, WidgetChoice } from './protocol.js';

export const DELIVERY_CHECKOUT_GATEWAY = Symbol('delivery checkout gateway');

/** What is sent, without a word of what it is. Goods reveal a person's health, so the service never gets their names. */
export interface ShownCart {
  /** Random, for this session alone. It is not the id of the shop's cart. */
  readonly cartKey: string;
  readonly postalCode: string;
  readonly total: Ore;
  readonly items: readonly { readonly grams: number; readonly quantity: number; readonly isChilled: boolean }[];
}

/**
 * The delivery checkout, whose widget lets the shopper choose a delivery. Its prices and parcels are only shown: the
 * shop's own rules decide. Each call throws one of the `PartnerError`s.
 */
export interface DeliveryCheckoutGateway {
  create(cart: ShownCart): Promise<OpenedSession>;
  update(sessionId: string, cart: ShownCart): Promise<OpenedSession>;
  /** What the shopper has chosen in the widget. */
  pull(
    sessionId: string,
  ): Promise<{ readonly cart: Pick<SessionCart, 'cart_id'>; readonly choice: WidgetChoice | null }>;
  /** Binds the session to the placed order. */
  complete(sessionId: string, orderNumber: string): Promise<void>;
}
