import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { Uuid } from '../../../domain/kernel/index.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import type {
  BuyAgainResult,
  OrderHistoryPage,
  OrderLinkResult,
  OrdersService,
  OrderSummary,
  TrackingFound,
  TrackingView,
} from './contract.js';
import { openedCookie, openedOrders } from './link/opened-orders.js';
import { OrderLinkLimit } from './link/order-link-limit.js';
import { OrderLinks } from './link/order-links.js';
import { Problem } from '../../foundation/problem/problem.js';
import { Clock } from '../../foundation/clock.js';
import { AddToCart } from '../cart/commands/add-to-cart.js';
import type { CartCommand } from '../cart/contract.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import { buyAgain, goodsOf, type AddOne } from './history/buy-again.js';
import { OrderHistory } from './history/order-history.js';
import { OrderAccess } from './order-access.js';
import { historyTexts } from './texts.js';
import type { LinkProof } from './tracking-links.js';
import { OrderTracking, OrderTrackingParts } from './order-tracking.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';

/** Creates the order service of each page request. */
@Injectable()
export class OrderPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(OrderHistory) readonly history: OrderHistory,
    @Inject(OrderTrackingParts) readonly tracking: OrderTrackingParts,
    @Inject(OrderLinks) readonly links: OrderLinks,
    @Inject(OrderLinkLimit) readonly linkLimit: OrderLinkLimit,
    @Inject(Clock) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Config,
  ) {}
}

/** How many orders a page of 'Mina köp' has. */
const PAGE = 20;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class OrderPages implements OrdersService {
  private readonly track: OrderTracking;

  constructor(
    private readonly parts: OrderPagesParts,
    private readonly scope: RequestScope,
  ) {
    this.track = new OrderTracking(parts.tracking, scope);
  }

  async list(after: Uuid | null = null): Promise<OrderHistoryPage> {
    const customerId = await this.customer();
    if (!customerId) return { orders: [], older: null };
    return this.parts.history.page(customerId, {
      limit: PAGE,
      after: isUuid(after) ? after : null,
      reader: this.scope,
    });
  }

  /** The newest orders. */
  async latest(limit: number): Promise<readonly OrderSummary[]> {
    const customerId = await this.customer();
    return customerId ? (await this.parts.history.page(customerId, { limit, reader: this.scope })).orders : [];
  }

  async listed(orderId: Uuid): Promise<OrderSummary | null> {
    const customerId = await this.customer();
    return customerId && isUuid(orderId) ? this.parts.history.one(customerId, orderId, this.scope) : null;
  }

  buyAgain({ commandId, orderId }: CartCommand & { readonly orderId: Uuid }): Promise<BuyAgainResult> {
    return refusalsAsErrors(async () => {
      const { orders, bus } = this.parts;
      const own = (await this.listed(orderId)) ? await orders.find(orderId, this.scope.session) : null;
      if (!own) throw orderUnknown();
      const add: AddOne = async ({ varuId, quantity }, attempt) => {
        const shopper = await this.scope.shopper(derivedId(commandId, `${attempt}/${varuId}`), { varuId, quantity });
        return bus.execute(new AddToCart(shopper, varuId, quantity));
      };
      return { ok: true as const, ...(await buyAgain(goodsOf(own.placed.lines), add)) };
    });
  }

  private async customer(): Promise<Uuid | null> {
    const customerId = this.scope.session?.customerId ?? null;
    if (customerId) await this.scope.caughtUp('order-tracking');
    return customerId;
  }

  tracking(number: string): Promise<TrackingView | null> {
    return this.track.own(number);
  }

  parcel(trackingKey: string, proof: LinkProof): Promise<TrackingView | null> {
    return this.track.parcel(trackingKey, proof);
  }

  async openByLink(orderId: string, proof: LinkProof): Promise<OrderLinkResult> {
    const { links, linkLimit, clock, config } = this.parts;
    const { ip, cookies } = this.scope.client;
    try {
      const opened = await linkLimit.ask(ip, () => links.opens(orderId, proof, clock.now()));
      if (!opened) return { opened };
      const before = openedOrders(cookies, config.secure);
      this.scope.cookies.push(openedCookie({ orderId, proof }, before, config.secure));
      return { opened };
    } catch (refused) {
      return { opened: false, tooMany: { retryAfterSeconds: secondsToWait(refused) } };
    }
  }

  async findParcel(number: string, contact: string): Promise<TrackingFound> {
    try {
      return { tracking: await this.track.find(number, contact) };
    } catch (refused) {
      const retryAfterSeconds = secondsToWait(refused);
      const { errors } = refused as Problem;
      return { tracking: null, tooMany: { message: errors[0]?.message ?? '', retryAfterSeconds } };
    }
  }
}

function orderUnknown(): Problem {
  return new Problem(404, [{ field: 'orderId', code: 'ORDER_UNKNOWN', message: historyTexts.orderUnknown }]);
}

function isUuid(text: string | null): boolean {
  return text !== null && UUID.test(text);
}

/** The wait after a rate limit. @throws what was thrown, when it is no rate limit */
function secondsToWait(refused: unknown): number {
  if (!(refused instanceof Problem) || refused.status !== 429) throw refused;
  return Number(refused.details['retryAfterSeconds']);
}
