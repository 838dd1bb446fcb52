import { addDays, addMinutes, stockholmDate, type Actor } from '../../domain/kernel/index.js';
import { mayWithdraw, shortPieces, stoppedPieces } from '../../domain/order/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Appointment } from '../timetable.js';
import { type CollectingWay } from './collecting.js';
import { answersOf, complaintOf, type ComplaintEnd } from './complaint.js';
import { invoice } from './invoice.js';
import { OrderNews, STAFF_ID, WAREHOUSE } from './order-news.js';
import type { ParcelPlan } from './parcel.js';

/** Only a complaint of the last days still waits for its answer. */
const ANSWER_DAYS = 14;
const PART_PAID_BACK = 1_000;

/** What happens to the parcels and the money of one order. */
export class ParcelWay extends OrderNews implements CollectingWay {
  async stopped(): Promise<void> {
    await this.send({ type: 'AnswerCancellation', answer: 'stopped', answeredAt: this.now() }, WAREHOUSE);
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
    const state = await this.state();
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
    const { withdrawals } = await this.state();
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
    const { evidence } = this.world.floor;
    const madeAt = this.now();
    const complaint = await complaintOf(evidence, await this.placed(), end);
    const actor: Actor = { kind: 'customer', id: (await this.placed()).customerId ?? this.orderId };
    await this.send({ ...complaint, faultSeenOn: stockholmDate(madeAt), madeAt }, actor);
    yield { at: addMinutes(madeAt, 2 * 24 * 60) };
    const [made] = (await this.state()).complaints;
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
}
