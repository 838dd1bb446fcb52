import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { customer } from '../../../../domain/customer/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import { ordersOf } from '../../../../projections/order-tracking/queries.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Database } from '../../../foundation/database/connection.js';
import { PlacedOrders } from '../../order/placed-orders.js';
import { Permissions } from '../../../access/permission/permissions.js';
import { DATABASE } from '../../../foundation/platform/tokens.js';
import type { Session } from '../../../access/session/session.js';
import { Toggles } from '../../../access/toggles/toggles.js';

const FRESH_MS = 60_000;
const ORDERS = 50;

/** Reads the purchases of members who let the shop use them. */
@Injectable()
export class Purchases {
  private readonly bought = new LRUCache<Uuid, readonly string[]>({ max: 5000, ttl: FRESH_MS });

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Permissions) private readonly permissions: Permissions,
    @Inject(Toggles) private readonly toggles: Toggles,
    @Inject(PlacedOrders) private readonly orders: PlacedOrders,
  ) {}

  /**
   * Returns the article numbers, latest first. Null unless the toggle is on and the customer is an identified member
   * who consents now. Purchases on prescription are health data and never count.
   */
  async of(session: Session | null): Promise<readonly string[] | null> {
    const customerId = session?.customerId;
    if (!customerId || !this.toggles.isOn('LoopPersonalizationToggle')) return null;
    const { consents } = await this.commands.load(customer, customerId);
    if (consents['Personalisation']?.given !== true) return null;
    if (await this.permissions.lack(session, 'search.personal')) return null;
    const kept = this.bought.get(customerId) ?? (await this.read(customerId));
    this.bought.set(customerId, kept);
    return kept;
  }

  private async read(customerId: Uuid): Promise<readonly string[]> {
    const orders = await ordersOf(this.db, customerId, { limit: ORDERS, confirmedOnly: true });
    const placed = await this.orders.of(orders.map(({ order_id }) => order_id));
    const lines = orders.flatMap(({ order_id }) => placed.get(order_id)?.lines ?? []);
    return lines.filter(({ type }) => type !== 'Rx').map(({ varuId }) => varuId);
  }
}
