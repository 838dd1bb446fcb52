import { addDays, stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';
import type { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { trackingRule } from './tracking-rule.js';

/** The signed part of a mail link, beside the parcel's key. */
export interface LinkProof {
  readonly lastDay: string;
  readonly signature: string;
}

interface Tracked extends Pick<PlacedOrder, 'orderNumber'> {
  readonly parcels: readonly Pick<PlacedOrder['parcels'][number], 'parcelId' | 'trackingKey'>[];
}

/**
 * Returns the path of an order's tracking page, for its owner: that of its only parcel, or that of all its parcels.
 * Older orders without a parcel key use the order number.
 */
export function trackingPath([first, ...others]: Tracked['parcels'], orderNumber: string): string {
  return pathOf(others.length > 0 ? null : (first?.trackingKey ?? null), orderNumber);
}

function pathOf(trackingKey: Uuid | null, orderNumber: string): string {
  return trackingKey ? `/tracking/${trackingKey}` : `/tracking?trackingNumber=${encodeURIComponent(orderNumber)}`;
}

/** Creates and checks the links in mails. Anybody with the mail can open the page. */
export class TrackingLinks {
  private readonly shopUrl: string;

  constructor(
    private readonly claims: SignedClaims,
    shopUrl: string,
  ) {
    this.shopUrl = shopUrl.replace(/\/+$/, '');
  }

  /**
   * Creates the link in a mail, to the given parcel or to the first. @param at the time of the event behind the mail, so that a repeated mail is identical.
   */
  mailed({ orderNumber, parcels }: Tracked, at: Instant, parcelId = parcels[0]?.parcelId): string {
    const key = parcels.find((parcel) => parcel.parcelId === parcelId)?.trackingKey ?? null;
    const path = `${this.shopUrl}${pathOf(key, orderNumber)}`;
    if (!key) return path;
    const today = stockholmDate(at);
    const lastDay = addDays(today, trackingRule.on(today).linkDays);
    return `${path}?till=${lastDay}&sign=${this.claims.signature({ purpose: 'tracking', key, lastDay })}`;
  }

  opens(key: Uuid, { lastDay, signature }: LinkProof, now: Instant): boolean {
    return this.claims.holds({ purpose: 'tracking', key, lastDay }, signature, stockholmDate(now));
  }
}
