import { addDays, stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';
import type { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { trackingRule } from './tracking-rule.js';

/** What a link says for itself beside the key of its parcel. */
export interface LinkProof {
  readonly lastDay: string;
  readonly signature: string;
}

type Tracked = Pick<PlacedOrder, 'orderNumber' | 'parcels'>;

/**
 * The address of an order's tracking page, which opens it to its owner alone. Without a key, of before there were such
 * keys, it is the seed's query, whose number opens nothing to anyone else.
 */
export function trackingPath(trackingKey: Uuid | null, orderNumber: string): string {
  return trackingKey ? `/tracking/${trackingKey}` : `/tracking?trackingNumber=${encodeURIComponent(orderNumber)}`;
}

/** The links of mails: they open the page to whoever has the mail. */
export class TrackingLinks {
  private readonly shopUrl: string;

  constructor(
    private readonly claims: SignedClaims,
    shopUrl: string,
  ) {
    this.shopUrl = shopUrl.replace(/\/+$/, '');
  }

  /** @param at of the event that the mail tells of, so that a mail sent again is the same. */
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
