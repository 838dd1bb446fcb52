import { type Actor, type Instant, type Uuid } from '../../domain/kernel/index.js';
import {
  holdLength,
  order,
  type OrderCommand,
  type OrderState,
  type PlacedOrder,
  type SentParcel,
} from '../../domain/order/index.js';
import { CURRENCY, payment } from '../../domain/payment/index.js';
import type { CommandContext } from '../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { PaymentNotification } from '../../services/partners/adyen/notification.js';
import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import { pspReferenceOf } from '../floor/scripted-payments.js';
import type { Self, World } from './world.js';

export const STAFF_ID = derivedId('generated history', 'customer service');
export const WAREHOUSE: Actor = { kind: 'partner', id: 'warehouse' };

/** Tells the shop what partners, staff and the customer do with one order. The ids are derived from the order. */
export class OrderNews {
  private tries = 0;

  constructor(
    protected readonly world: World,
    protected readonly self: Self,
    readonly orderId: Uuid,
  ) {}

  now(): Instant {
    return this.world.floor.clock.now();
  }

  state(): Promise<OrderState> {
    return this.world.floor.commands.load(order, this.orderId);
  }

  async parcels(): Promise<readonly SentParcel[]> {
    return (await this.state()).parcels;
  }

  /** A notice concerns only parcels that wait somewhere. */
  async notify(
    type: Exclude<WarehouseNotification['type'], 'short'>,
    which: (parcel: SentParcel) => boolean = () => true,
  ): Promise<void> {
    const { orderNumber, placedAt } = await this.placed();
    const parcels = await this.parcels();
    this.tries += 1;
    for (const [index, parcel] of parcels.entries()) {
      const { parcelId, optionId } = parcel;
      if (parcel.phase === 'cancelled' || !which(parcel) || (type === 'ready' && !holdLength(optionId, placedAt)))
        continue;
      const notificationId = index === 0 ? `${type}/${this.tries}` : `${type}/${this.tries}/${index + 1}`;
      const number = { orderNumber, parcel: index + 1, parcels: parcels.length, trackingNumber: parcelId };
      const reason = 'Mottagaren hämtade inte ut paketet';
      await this.world.floor.warehouse.take(
        {
          ...{ orderId: this.orderId, carrier: 'PostNord', ...number },
          ...{ type, notificationId, occurredAt: this.now(), reason },
        },
        this.requestId(notificationId),
      );
    }
  }

  /** Sends a command as one of the shop's nightly jobs does. */
  async job(command: OrderCommand): Promise<void> {
    await this.send(command, { kind: 'job', id: 'parcels to collect' });
  }

  /** Sends a command as the customer. `as` tells it from another of the same type. */
  async asCustomer(command: OrderCommand, as: string): Promise<void> {
    await this.send(command, await this.customer(), as);
  }

  protected async customer(): Promise<Actor> {
    return { kind: 'customer', id: (await this.placed()).customerId ?? this.orderId };
  }

  /** Sends a command as customer service does for a customer. */
  async asStaff(command: OrderCommand): Promise<void> {
    await this.send(command, { kind: 'staff', id: STAFF_ID });
  }

  /** False when the shop refused the command. */
  protected async send(command: OrderCommand, actor: Actor, as: string = command.type): Promise<boolean> {
    const { commands, processes, couponOutcomes } = this.world.floor;
    const commandId = derivedId(this.orderId, `staff/${as}`);
    const context: CommandContext = {
      commandId,
      correlationId: this.requestId(commandId),
      causationId: null,
      actor,
    };
    const outcome = await commands.handle(order, this.orderId, command, context);
    if (!outcome.ok) return false;
    await processes.follow(outcome.events);
    await couponOutcomes.tell(this.orderId);
    return true;
  }

  protected partner(notification: PaymentNotification): Promise<void> {
    return this.world.floor.partnerTold.take(notification, this.requestId(notification.notificationId));
  }

  protected modified(paymentId: Uuid, modificationId: Uuid, { amount, attempt }: { amount: number; attempt: number }) {
    const modificationPspReference = pspReferenceOf(modificationId);
    const of = {
      attempt,
      paymentId,
      paymentPspReference: pspReferenceOf(paymentId),
      modificationId,
      modificationPspReference,
    };
    return { ...of, sum: { amount, currency: CURRENCY }, notificationId: modificationPspReference };
  }

  async placed(): Promise<PlacedOrder> {
    const { order: placed } = await this.state();
    if (!placed) throw new Error(`order ${this.orderId} of customer ${this.self.number} was never placed`);
    return placed;
  }

  protected async payment() {
    const { paymentId } = await this.placed();
    return { paymentId, ...(await this.world.floor.commands.load(payment, paymentId)) };
  }

  protected requestId(name: string): Uuid {
    return derivedId(this.orderId, name);
  }
}
