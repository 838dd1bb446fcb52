import { addDays, stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';
import type { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { trackingRule } from './tracking-rule.js';

/** The signed part of a link, besides the key of its parcel. */
export interface LinkProof {
  readonly lastDay: string;
  readonly signature: string;
}

type Tracked = Pick<PlacedOrder, 'orderNumber' | 'parcels'>;

/** An order's tracking page, for its owner. Orders from before parcel keys use the seed's query. */
export function trackingPath(trackingKey: Uuid | null, orderNumber: string): string {
  return trackingKey ? `/tracking/${trackingKey}` : `/tracking?trackingNumber=${encodeURIComponent(orderNumber)}`;
}

/** Links in mails: anybody with the mail can open the page. */
export class TrackingLinks {
  private readonly shopUrl: string;

  constructor(
    private readonly claims: SignedClaims,
    shopUrl: string,
  ) {
    this.shopUrl = shopUrl.replace(/\/+$/, '');
  }

  /** @param at time of the event behind the mail, so that a repeated mail is identical. */
  mailed({ orderNumber, parcels }: Tracked, at: Instant): string {
    const key = parcels[0]?.trackingKey ?? null;
    const path = `${this.shopUrl}${trackingPath(key, orderNumber)}`;
    if (!key) return path;
    const today = stockholmDate(at);
    const lastDay = addDays(today, trackingRule.on(today).linkDays);
    return `${path}?till=${lastDay}&sign=${this.claims.signature({ purpose: 'tracking', key, lastDay })}`;
  }

  opens(key: Uuid, { lastDay, signature }: LinkProof, now: Instant): boolean {
    return this.claims.holds({ purpose: 'tracking', key, lastDay }, signature, stockholmDate(now));
  }
}
