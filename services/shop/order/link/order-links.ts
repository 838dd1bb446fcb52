import { stockholmDate, type Instant, type Uuid } from '../../../../domain/kernel/index.js';
import { shownUntil, type PlacedOrder } from '../../../../domain/order/index.js';
import type { SignedClaims } from '../../../foundation/platform/signed-claims.js';
import type { LinkProof } from '../tracking-links.js';

/** The page of an order that was bought without a log-in, or by this browser. */
export function orderPath(orderId: Uuid): string {
  return `/shop/order/${orderId}`;
}

/** The receipt of a withdrawal, with its label. */
export function withdrawalReceiptPath(orderId: Uuid, withdrawalId: Uuid): string {
  return `/shop/angra/${orderId}/kvitto/${withdrawalId}`;
}

/**
 * Creates and checks a guest's link to the order. Whoever has the link sees the order, its receipt, 'Ångra köpet' and
 * the complaint, but not the receiver. A customer's order has no link: its owner logs in.
 */
export class OrderLinks {
  private readonly shopUrl: string;

  constructor(
    private readonly claims: SignedClaims,
    shopUrl: string,
  ) {
    this.shopUrl = shopUrl.replace(/\/+$/, '');
  }

  /** The path of the guest's link. Null for a customer's order. It is the same at each call. */
  path({ orderId, customerId, placedAt }: Pick<PlacedOrder, 'orderId' | 'customerId' | 'placedAt'>): string | null {
    if (customerId) return null;
    const lastDay = shownUntil(placedAt);
    return `${orderPath(orderId)}?till=${lastDay}&sign=${this.claims.signature({ purpose: 'order', key: orderId, lastDay })}`;
  }

  /** The link in a mail: a guest's link, or the page of the customer's purchases. */
  mailed(placed: Pick<PlacedOrder, 'orderId' | 'customerId' | 'placedAt'>): string {
    return `${this.shopUrl}${this.path(placed) ?? `/member/minakop/${placed.orderId}`}`;
  }

  /** The link in a mail to the receipt of a withdrawal. A guest's link opens the order and leads on to the receipt. */
  mailedReceipt(placed: Pick<PlacedOrder, 'orderId' | 'customerId' | 'placedAt'>, withdrawalId: Uuid): string {
    const path = this.path(placed);
    return `${this.shopUrl}${path ? `${path}&kvitto=${withdrawalId}` : withdrawalReceiptPath(placed.orderId, withdrawalId)}`;
  }

  opens(orderId: Uuid, { lastDay, signature }: LinkProof, now: Instant): boolean {
    return this.claims.holds({ purpose: 'order', key: orderId, lastDay }, signature, stockholmDate(now));
  }
}
