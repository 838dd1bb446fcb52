import { randomUUID } from 'node:crypto';

import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { seededRandom } from '../../simulators/simulation/seeded-random.js';
import { PaymentFlow } from '../../services/shop/payment/payment-flow.js';
import { approve } from '../crash/persistent-shopper.js';
import { until } from '../shop/look.js';
import { pay, purchase } from '../shop/purchase.js';
import type { Answer } from '../shop/shopper.js';
import type { TestShop } from '../shop/test-shop.js';

/** What may happen to a paid order. In `race` it is cancelled while it is being dispatched. */
const ENDS = ['kept', 'kept', 'returned', 'returned', 'cancelled', 'race', 'turned-back', 'left'] as const;

export interface Ordered {
  readonly orderId: string;
  readonly paymentId: string;
  readonly end: (typeof ENDS)[number];
}

interface PayBody {
  readonly purchaseOrderId?: string;
  readonly paymentId?: string;
  readonly success?: boolean;
  readonly adyenPaymentReply?: { readonly action?: { readonly url: string } | null };
}

const SHOPPERS = 8;
const SHORT_MS = 50;

/** Shoppers who buy and change their minds at the same time. They use HTTP for everything that a browser can do. */
export class ParallelShoppers {
  private readonly random = seededRandom(1);

  constructor(
    private readonly shop: TestShop,
    private readonly varuIds: readonly string[],
  ) {}

  buy(orders: number): Promise<readonly Ordered[]> {
    const plans = Array.from({ length: orders }, (_, nth) => ENDS[nth % ENDS.length] as Ordered['end']);
    return inParallel(plans, (end) => this.buyOne(end));
  }

  async live(ordered: readonly Ordered[]): Promise<void> {
    await inParallel(ordered, (one) => this.liveOne(one));
  }

  private async buyOne(end: Ordered['end']): Promise<Ordered> {
    const shopper = this.shop.visitor();
    const varuId = this.varuIds[Math.floor(this.random() * this.varuIds.length)] as string;
    const paymentMethod = end === 'turned-back' || end === 'left' || this.random() < 0.4 ? 'swish' : 'scheme';
    const key = randomUUID();
    const first = await purchase(shopper, { varuId, quantity: 2, paymentMethod, key });
    // A shopper who gets no response presses the button again.
    const { body } = knows(first) ? first : await pay(shopper, { paymentMethod, key });
    const { purchaseOrderId: orderId, paymentId, success, adyenPaymentReply } = body as PayBody;
    if (!orderId || !paymentId) throw new Error(`a payment was answered without its order: ${JSON.stringify(body)}`);
    const url = success ? undefined : adyenPaymentReply?.action?.url;
    await Promise.all([
      url && end !== 'left' ? approve(new URL(url, this.shop.url).href) : undefined,
      end === 'turned-back' ? this.turnBack(paymentId) : undefined,
    ]);
    return { orderId, paymentId, end };
  }

  private async liveOne({ orderId, paymentId, end }: Ordered): Promise<void> {
    const { phase } = await this.orderOf(orderId);
    if (phase !== 'confirmed') return;
    if (end === 'cancelled') return this.cancel(orderId);
    if (end === 'race') return void (await Promise.all([this.cancel(orderId), this.parcelLeaves(orderId)]));
    await this.parcelLeaves(orderId);
    await until(async () => (await this.orderOf(orderId)).dispatchedAt !== null, SHORT_MS);
    if (end !== 'returned') return;
    await this.comesBack(orderId);
    // The second refund comes just after the first was requested, often before the money is captured.
    await until(async () => (await this.commands.load(payment, paymentId)).refunds.length > 0, SHORT_MS);
    await this.comesBack(orderId);
  }

  private get commands(): CommandHandling {
    return this.shop.app.get(CommandHandling);
  }

  private orderOf(orderId: string) {
    return this.commands.load(order, orderId);
  }

  private async turnBack(paymentId: string): Promise<void> {
    await this.shop.app.get(PaymentFlow, { strict: false }).cancel(paymentId, newContext(SYSTEM));
  }

  private async cancel(orderId: string): Promise<void> {
    const cancelledAt = this.shop.platform.clock.now();
    const command = { type: 'Cancel', by: 'staff', reason: 'ångrat sig', cancelledAt } as const;
    await this.commands.handle(order, orderId, command, newContext(SYSTEM));
  }

  private async comesBack(orderId: string): Promise<void> {
    const { order: placed } = await this.orderOf(orderId);
    const lines = [{ lineId: placed?.lines[0]?.lineId ?? '', quantity: 1 }];
    const returnedAt = this.shop.platform.clock.now();
    const command = { type: 'ReturnItems', returnId: randomUUID(), lines, returnedAt } as const;
    const outcome = await this.commands.handle(order, orderId, command, newContext(SYSTEM));
    if (!outcome.ok) throw new Error(`a return was refused: ${outcome.rejection.type}`);
  }

  /** Waits until the warehouse dispatches the parcel. It also ends when the order is cancelled and will not be sent. */
  private async parcelLeaves(orderId: string): Promise<void> {
    const { WAREHOUSE_URL } = this.shop.partners.config;
    await until(async () => {
      const { status } = await fetch(`${WAREHOUSE_URL}/simulation/shipments/${orderId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: 'dispatched' }),
      });
      return status !== 404 || (await this.orderOf(orderId)).phase === 'cancelled';
    }, SHORT_MS);
  }
}

function knows({ body }: Answer): boolean {
  const { success, adyenPaymentReply } = body as PayBody;
  return success === true || Boolean(adyenPaymentReply?.action);
}

async function inParallel<Item, Made>(items: readonly Item[], work: (item: Item) => Promise<Made>): Promise<Made[]> {
  const waiting = [...items];
  const made: Made[] = [];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) made.push(await work(item));
  };
  await Promise.all(Array.from({ length: SHOPPERS }, worker));
  return made;
}
