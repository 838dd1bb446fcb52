import { Inject, Injectable } from '@nestjs/common';

import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import { order, type PlacedOrder, type SentParcel } from '../../../domain/order/index.js';
import { isBilled } from '../../../domain/payment/index.js';
import { orderOfContact } from '../../../projections/customer-lookup/queries.js';
import { orderById, orderByTrackingKey, ownOrderByNumber } from '../../../projections/order-tracking/queries.js';
import type { OrderTrackingRow } from '../../../projections/order-tracking/table.js';
import { CurrentCart } from '../cart/current-cart.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { OrderAccess } from './order-access.js';
import { TrackingLimits } from './tracking-limits.js';
import { TrackingLinks, type LinkProof } from './tracking-links.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import type { TrackingView } from './contract.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { trackingView } from './tracking-view.js';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An order number, with or without the parcel's suffix. */
const NUMBER = /^(\d{1,20})(-\d{1,3})?$/;

/** Creates the tracking service of each page request. */
@Injectable()
export class OrderTrackingParts {
  constructor(
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(DATABASE) readonly db: Database,
    @Inject(CurrentCart) readonly carts: CurrentCart,
    @Inject(OrderAccess) readonly access: OrderAccess,
    @Inject(TrackingLinks) readonly links: TrackingLinks,
    @Inject(TrackingLimits) readonly limits: TrackingLimits,
    @Inject(KeyedHash) readonly hash: KeyedHash,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

/** CHK-08: decides who may see a parcel's status (docs/decisions/0032). */
export class OrderTracking {
  constructor(
    private readonly parts: OrderTrackingParts,
    private readonly scope: RequestScope,
  ) {}

  /** Returns the owner's parcel, by its number. The number gives no access to anyone else. */
  async own(entered: string): Promise<TrackingView | null> {
    const { session } = this.scope;
    if (!session) return null;
    await this.scope.caughtUp('order-tracking');
    const cartIds = await this.parts.carts.allOf(session);
    const { orderNumber, ...which } = numberIn(entered);
    const row = await ownOrderByNumber(this.parts.db, orderNumber, { customerId: session.customerId, cartIds });
    return row && this.shown(row, 'owner', which);
  }

  /** Returns the parcel with this key, for its owner or for anybody with a link in a mail. */
  async parcel(trackingKey: Uuid, proof: LinkProof): Promise<TrackingView | null> {
    if (!KEY.test(trackingKey)) return null;
    const opens = this.parts.links.opens(trackingKey, proof, this.parts.clock.now());
    await this.scope.caughtUp('order-tracking');
    const row = await orderByTrackingKey(this.parts.db, trackingKey);
    return row && this.shown(row, opens ? 'link' : 'owner', { trackingKey });
  }

  /** Finds the parcel for a visitor who knows order number and contact. @throws Problem 429. */
  async find(entered: string, contact: string): Promise<TrackingView | null> {
    const { orderNumber, ...which } = numberIn(entered);
    await this.scope.caughtUp('customer-lookup');
    return this.parts.limits.ask(this.scope.client.ip, orderNumber, async () => {
      const orderId = await orderOfContact(this.parts.db, this.fingerprints, { orderNumber, email: contact });
      const row = orderId && (await orderById(this.parts.db, orderId));
      return row ? this.shown(row, 'contact', which) : null;
    });
  }

  private readonly fingerprints = (kind: string, text: string): readonly string[] => this.parts.hash.all(kind, text);

  /** Returns the status view. Null for an order that was never confirmed, or without the named parcel. */
  private async shown(
    row: OrderTrackingRow,
    by: 'owner' | 'link' | 'contact',
    which: Which,
  ): Promise<TrackingView | null> {
    if (!row.confirmed_at) return null;
    const { order: placed } = await this.parts.commands.load(order, row.order_id);
    if (!placed) return null;
    const owned = await this.isOwner(placed);
    if (by === 'owner' && !owned && !(await this.parts.access.opened(placed.orderId, this.scope))) return null;
    const email = isForgotten(placed.contact) ? '' : placed.contact.email;
    const inFull = by === 'contact' || (owned && (await this.seesContact(placed)));
    const shown = {
      email: inFull ? email : maskedEmail(email),
      invoiced: isBilled(placed.paymentMethod, placed.placedAt),
    };
    const view = trackingView(row, shown, isAsked(which));
    return view.parcels.length > 0 ? view : null;
  }

  private async isOwner(placed: PlacedOrder): Promise<boolean> {
    const { session } = this.scope;
    return session !== null && this.parts.access.isOwner(placed, session);
  }

  private async seesContact(placed: PlacedOrder): Promise<boolean> {
    const { session } = this.scope;
    return session !== null && (await this.parts.access.contactOf(placed, session)) !== null;
  }
}

/** Which parcels of an order a visitor asked for: the one with this key, the one with this number, or all. */
interface Which {
  readonly trackingKey?: Uuid;
  readonly parcelNumber?: string;
}

function isAsked({ trackingKey, parcelNumber }: Which): (parcel: SentParcel) => boolean {
  if (trackingKey) return (parcel) => parcel.trackingKey === trackingKey;
  return (parcel) => parcelNumber === undefined || parcel.parcelId === parcelNumber;
}

/** Returns the numbers in a text as people type it, for example "412 345 678-1". Empty when it is not a number. */
function numberIn(entered: string): { readonly orderNumber: string; readonly parcelNumber?: string } {
  const [parcelNumber, orderNumber = '', suffix] = NUMBER.exec(entered.replace(/\s/g, '')) ?? [];
  return { orderNumber, ...(suffix ? { parcelNumber } : {}) };
}

/** Returns "a•••@exempel.se": the owner recognises it, and others learn little (CHK-08). */
function maskedEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '' : `${email[0]}•••${email.slice(at)}`;
}
