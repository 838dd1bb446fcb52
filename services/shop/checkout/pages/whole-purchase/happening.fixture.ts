import { addMinutes, isRejected, type Instant, type Uuid } from '../../../../../domain/kernel/index.js';
import { order, type OrderCommand, type OrderState, type SentParcel } from '../../../../../domain/order/index.js';
import { payment, type PaymentState } from '../../../../../domain/payment/index.js';
import type { Partner } from './partner.fixture.js';
import { AT, type Purchases } from './purchases.fixture.js';

type PaymentCommand = Parameters<typeof payment.decide>[0];

/** One placed order and its payment, to which something happens. */
export class Happening {
  constructor(
    private readonly purchases: Purchases,
    readonly partner: Partner,
    readonly orderId: Uuid,
    readonly paymentId: Uuid,
    /** Chooses one of the order's parcels, lines and notices. */
    readonly part: number,
  ) {}

  get payment(): PaymentState {
    return this.purchases.memory.now(payment, this.paymentId);
  }

  get order(): OrderState {
    return this.purchases.memory.now(order, this.orderId);
  }

  /** The time in the life of this order. */
  get at(): Instant {
    return addMinutes(AT, (this.purchases.hours.get(this.orderId) ?? 1) * 60);
  }

  get parcel(): SentParcel | null {
    return this.one(this.order.parcels);
  }

  /** Null when there is none. */
  one<Thing>(things: readonly Thing[]): Thing | null {
    return things[this.part % (things.length || 1)] ?? null;
  }

  pass(hours: number): void {
    this.purchases.hours.set(this.orderId, (this.purchases.hours.get(this.orderId) ?? 1) + hours);
  }

  async pay(command: PaymentCommand): Promise<void> {
    await this.purchases.memory.handle(payment, this.paymentId, command, { commandId: this.newId() });
  }

  async act(command: OrderCommand): Promise<void> {
    await this.purchases.memory.handle(order, this.orderId, command, { commandId: this.newId() });
  }

  /** Whether the command would change something now. */
  isPossible(command: OrderCommand): boolean {
    const decision = order.decide(command, this.order);
    return !isRejected(decision) && decision.accepted.length > 0;
  }

  newId(): string {
    return this.purchases.newId();
  }
}
