import { Inject, Injectable, Logger } from '@nestjs/common';

import { cart } from '../../../domain/cart/index.js';
import { addMinutes, type Uuid } from '../../../domain/kernel/index.js';
import type { CartRow } from '../../../projections/cart/table.js';
import type { OrderPaymentRow } from '../../../projections/order-tracking/table.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Database } from '../../foundation/database/connection.js';
import { PaymentFlow } from '../payment/payment-flow.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { PlaceOrder } from './place-order.js';

const SYSTEM = { kind: 'system', id: 'unfinished checkouts' } as const;
/**
 * Placing an order takes milliseconds. When a cart is frozen this long without an order, the process that froze it has
 * died.
 */
const ORPHAN_MINUTES = 2;
const BATCH = 100;

/** Abandons payments past their timeout, and reopens carts that are frozen for an order that was never placed. */
@Injectable()
export class UnfinishedCheckouts {
  private readonly logger = new Logger('unfinished checkouts');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PlaceOrder) private readonly orders: PlaceOrder,
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    for await (const id of each((after) => this.overduePayments(after)))
      await this.apart(`payment ${id}`, () => this.timeOut(id));
    for await (const id of each((after) => this.orphanedCarts(after)))
      await this.apart(`cart ${id}`, () => this.reopen(id));
  }

  /** Does one piece of work. A failure is logged and does not stop the others. The next sweep retries it. */
  private async apart(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error(`${what} cannot be given up yet: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private overduePayments(after: Uuid): Promise<readonly Named[]> {
    return this.db
      .withTables<{ view_order_payment: OrderPaymentRow }>()
      .selectFrom('view_order_payment')
      .select('payment_id as id')
      .where('payment_id', '>', after)
      .where('status', 'in', ['started', 'action-required'])
      .where('expires_at', '<=', this.clock.now())
      .orderBy('payment_id')
      .limit(BATCH)
      .execute();
  }

  private orphanedCarts(after: Uuid): Promise<readonly Named[]> {
    return this.db
      .withTables<{ view_cart: CartRow }>()
      .selectFrom('view_cart')
      .select('cart_id as id')
      .where('cart_id', '>', after)
      .where('phase', '=', 'frozen')
      .where('updated_at', '<=', addMinutes(this.clock.now(), -ORPHAN_MINUTES))
      .orderBy('cart_id')
      .limit(BATCH)
      .execute();
  }

  private async timeOut(paymentId: string): Promise<void> {
    this.logger.log(`payment ${paymentId} has run out of time`);
    await this.payments.record(
      paymentId,
      { type: 'TimeOut', at: this.clock.now() },
      contextOf(derivedId(paymentId, 'time-out')),
    );
  }

  private async reopen(cartId: string): Promise<void> {
    const { orderId } = await this.commands.load(cart, cartId);
    if (orderId) await this.orders.reopen(cartId, orderId, contextOf(derivedId(orderId, 'never placed')));
  }
}

interface Named {
  readonly id: Uuid;
}

/** Yields all items, read in pages by id. So items that keep failing do not block later ones. */
async function* each(batchAfter: (id: Uuid) => Promise<readonly Named[]>): AsyncGenerator<Uuid> {
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const batch: readonly Named[] = await batchAfter(after);
    for (const { id } of batch) yield id;
    after = batch.length === BATCH ? batch.at(-1)?.id : undefined;
  }
}

function contextOf(commandId: string) {
  return { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
}
