import { addDays, addMinutes, stockholmDate, type Actor, type Instant, type Uuid } from '../../domain/kernel/index.js';
import {
  holdLength,
  mayWithdraw,
  order,
  shortPieces,
  stoppedPieces,
  type OrderCommand,
  type PlacedOrder,
  type SentParcel,
} from '../../domain/order/index.js';
import { CURRENCY, payment } from '../../domain/payment/index.js';
import type { CommandContext } from '../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { PaymentNotification } from '../../services/partners/adyen/notification.js';
import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import { pspReferenceOf } from '../floor/scripted-payments.js';
import { answersOf, complaintOf, type ComplaintEnd } from './complaint.js';
import type { Appointment } from '../timetable.js';
import { invoice } from './invoice.js';
import { type CollectingWay } from './collecting.js';
import type { ParcelPlan } from './parcel.js';
import type { Self, World } from './world.js';

const STAFF_ID = derivedId('generated history', 'customer service');
const WAREHOUSE: Actor = { kind: 'partner', id: 'warehouse' };
/** Only a complaint of the last days still waits for its answer. */
const ANSWER_DAYS = 14;
const PART_PAID_BACK = 1_000;

/** Sends the partners' reports about one order. The reports' ids are derived from the order. */
export class ParcelWay implements CollectingWay {
  private tries = 0;

  constructor(
    private readonly world: World,
    private readonly self: Self,
    private readonly orderId: Uuid,
  ) {}

  now(): Instant {
    return this.world.floor.clock.now();
  }

  async stopped(): Promise<void> {
    await this.send({ type: 'AnswerCancellation', answer: 'stopped', answeredAt: this.now() }, WAREHOUSE);
  }

  async parcels(): Promise<readonly SentParcel[]> {
    return (await this.world.floor.commands.load(order, this.orderId)).parcels;
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

  /** The warehouse lacks a piece of the first line, where something of its parcel is left to send. */
  async lacksOne(): Promise<void> {
    const { lines, orderNumber } = await this.placed();
    const parcels = await this.parcels();
    const isSent = (lineId: string) =>
      parcels.some((each) => each.phase === 'waiting' && each.lineIds.includes(lineId));
    const line = lines.find(({ lineId }) => isSent(lineId));
    const parcel = parcels.findIndex(({ lineIds }) => line && lineIds.includes(line.lineId));
    const pieces = lines.filter(({ lineId }) => parcels[parcel]?.lineIds.includes(lineId));
    if (!line || pieces.reduce((sum, { quantity }) => sum + quantity, 0) < 2) return;
    const notificationId = `short/${line.lineId}`;
    await this.world.floor.warehouse.take(
      {
        ...{ type: 'short', orderId: this.orderId, orderNumber, parcel: parcel + 1, parcels: parcels.length },
        ...{ notificationId, occurredAt: this.now(), lines: [{ line: line.lineId, quantity: 1, cause: 'lacking' }] },
      },
      this.requestId(notificationId),
    );
  }

  /** The lines as they were sent, without lacking pieces and stopped parcels. */
  private async sentLines() {
    const state = await this.world.floor.commands.load(order, this.orderId);
    const [short, stopped] = [shortPieces(state), stoppedPieces(state)];
    const unsent = (lineId: string) => (short[lineId]?.quantity ?? 0) + (stopped[lineId]?.quantity ?? 0);
    return (state.order?.lines ?? [])
      .map((line) => ({ ...line, quantity: line.quantity - unsent(line.lineId) }))
      .filter(({ quantity }) => quantity > 0);
  }

  /** Reports the capture at dispatch. A Swish payment has no capture request, because Swish takes the money at once. */
  async captured(): Promise<void> {
    const { paymentId, captures } = await this.payment();
    for (const capture of captures.filter(({ status }) => status === 'requested'))
      await this.partner({ type: 'CaptureSucceeded', ...this.modified(paymentId, capture.captureId, capture) });
  }

  /** The finance company bills what was sent. It bills nothing of other payments. */
  async billed(isLate: boolean): Promise<void> {
    const { paymentId, invoice: chosen } = await this.payment();
    if (chosen.plan) await this.self.begin(invoice(this.world, paymentId, isLate));
  }

  async *refunds(): AsyncGenerator<Appointment, void, void> {
    const { paymentId, refunds } = await this.payment();
    for (const refund of refunds) {
      if (refund.status !== 'requested') continue;
      yield { at: addMinutes(this.now(), 45) };
      await this.partner({ type: 'RefundSucceeded', ...this.modified(paymentId, refund.refundId, refund) });
    }
  }

  /** The customer withdraws by themselves. False where the goods cannot come back, or the period has ended. */
  async withdraw(what: ParcelPlan['returned']): Promise<boolean> {
    const { orderNumber } = await this.placed();
    const may = (await this.sentLines()).filter(mayWithdraw);
    const chosen = what === 'whole' ? may : may.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
    const withdrawalId = derivedId(this.orderId, 'withdrawal');
    const notice = chosen.map(({ lineId, quantity }) => ({ lineId, quantity }));
    await this.send(
      { type: 'NotifyWithdrawal', withdrawalId, lines: notice, notifiedAt: this.now() },
      await this.customer(),
    );
    const { returnNumber } = (await this.withdrawal()) ?? {};
    if (!returnNumber) return false;
    const label = { carrier: 'PostNord', labelNumber: `RE${orderNumber}1SE`, labelledAt: this.now() };
    await this.send({ type: 'LabelReturn', returnNumber, ...label }, WAREHOUSE);
    return true;
  }

  /** The warehouse finds the goods as they were sent. A fifth of the returns has a broken seal. */
  async inspected(isWhole = false): Promise<void> {
    const { returnNumber, lines } = (await this.withdrawal()) ?? {};
    if (!returnNumber || !lines) throw new Error(`order ${this.orderId} awaits no return`);
    const outcome = !isWhole && Number(returnNumber.at(-4)) < 2 ? 'broken-seal' : 'ok';
    const found = lines.map((line) => ({ ...line, outcome }) as const);
    await this.send({ type: 'InspectReturn', returnNumber, lines: found, inspectedAt: this.now() }, WAREHOUSE);
  }

  private async withdrawal() {
    const { withdrawals } = await this.world.floor.commands.load(order, this.orderId);
    return withdrawals.find((notice) => notice.returnNumber !== null);
  }

  async sendBack(what: 'part' | 'whole' | 'nothing'): Promise<void> {
    const lines = await this.sentLines();
    const back = what === 'whole' ? lines : lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
    const returned = back.map(({ lineId, quantity }) => ({ lineId, quantity }));
    await this.asStaff({
      type: 'ReturnItems',
      returnId: derivedId(this.orderId, 'return'),
      lines: returned,
      returnedAt: this.now(),
    });
  }

  /** The customer complains, and gets the answer two days later. */
  async *complaint(end: ComplaintEnd): AsyncGenerator<Appointment, void, void> {
    const { evidence, commands } = this.world.floor;
    const madeAt = this.now();
    const complaint = await complaintOf(evidence, await this.placed(), end);
    const actor: Actor = { kind: 'customer', id: (await this.placed()).customerId ?? this.orderId };
    await this.send({ ...complaint, faultSeenOn: stockholmDate(madeAt), madeAt }, actor);
    yield { at: addMinutes(madeAt, 2 * 24 * 60) };
    const [made] = (await commands.load(order, this.orderId)).complaints;
    if (!made) return;
    const isOpen = addDays(stockholmDate(madeAt), ANSWER_DAYS) >= this.world.period.last;
    const answered = end === 'open' && !isOpen ? 'replaced' : end;
    const answers = answersOf(made, answered, { staffId: STAFF_ID, at: this.now(), refund: PART_PAID_BACK });
    for (const answer of answers) await this.asStaff(answer);
  }

  /** Customer service pays back a part of the price, less than its ceiling. The goods stay with the customer. */
  async paidBackInPart(): Promise<void> {
    const { totals } = await this.placed();
    const line = (await this.sentLines()).find(({ total }) => total >= PART_PAID_BACK);
    if (!line || totals.total < PART_PAID_BACK) return;
    await this.asStaff({
      type: 'GiveRefund',
      refundId: derivedId(this.orderId, 'staff refund'),
      amount: PART_PAID_BACK,
      lines: [{ lineId: line.lineId, amount: PART_PAID_BACK }],
      reason: 'Burken kom bucklig, och kunden behöll den',
      staffId: STAFF_ID,
      role: 'support',
      at: this.now(),
    });
  }

  /** Sends a command as one of the shop's nightly jobs does. */
  job(command: OrderCommand): Promise<void> {
    return this.send(command, { kind: 'job', id: 'parcels to collect' });
  }

  /** The customer has an uncollected parcel sent to its locker again. */
  async sendAgain(parcelId: string): Promise<void> {
    const reorderId = derivedId(this.orderId, 'reorder');
    await this.send({ type: 'ReorderParcel', parcelId, reorderId, reorderedAt: this.now() }, await this.customer());
  }

  /** A locker keeps a parcel for three days only, so a fourth of its customers come too late. */
  async misses(minute: number): Promise<boolean> {
    return minute % 4 === 0 && (await this.parcels()).some(({ optionId }) => optionId === 'locker');
  }

  withdrawFromAll(): Promise<boolean> {
    return this.withdraw('whole');
  }

  /** Sends a command as the customer. `as` tells it from another of the same type. */
  async asCustomer(command: OrderCommand, as: string): Promise<void> {
    await this.send(command, await this.customer(), as);
  }

  private async customer(): Promise<Actor> {
    return { kind: 'customer', id: (await this.placed()).customerId ?? this.orderId };
  }

  /** Sends a command as customer service does for a customer. */
  asStaff(command: OrderCommand): Promise<void> {
    return this.send(command, { kind: 'staff', id: STAFF_ID });
  }

  private async send(command: OrderCommand, actor: Actor, as: string = command.type): Promise<void> {
    const { commands, processes, couponOutcomes } = this.world.floor;
    const commandId = derivedId(this.orderId, `staff/${as}`);
    const context: CommandContext = {
      commandId,
      correlationId: this.requestId(commandId),
      causationId: null,
      actor,
    };
    const outcome = await commands.handle(order, this.orderId, command, context);
    if (!outcome.ok) return;
    await processes.follow(outcome.events);
    await couponOutcomes.tell(this.orderId);
  }

  private partner(notification: PaymentNotification): Promise<void> {
    return this.world.floor.partnerTold.take(notification, this.requestId(notification.notificationId));
  }

  private modified(paymentId: Uuid, modificationId: Uuid, { amount, attempt }: { amount: number; attempt: number }) {
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
    const { order: placed } = await this.world.floor.commands.load(order, this.orderId);
    if (!placed) throw new Error(`order ${this.orderId} of customer ${this.self.number} was never placed`);
    return placed;
  }

  private async payment() {
    const { paymentId } = await this.placed();
    return { paymentId, ...(await this.world.floor.commands.load(payment, paymentId)) };
  }

  private requestId(name: string): Uuid {
    return derivedId(this.orderId, name);
  }
}
