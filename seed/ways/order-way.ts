import { addDays, addMinutes, atStockholm, stockholmDate, type Actor, type Uuid } from '../../domain/kernel/index.js';
import {
  mayWithdraw,
  orderPerson,
  withdrawable,
  type OrderCommand,
  type SentParcel,
} from '../../domain/order/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { STAFF_ID, WAREHOUSE } from '../lives/order-news.js';
import { ParcelWay } from '../lives/parcel-way.js';
import type { Life } from '../timetable.js';

/** A colleague of the same desk, for what one person may not decide alone. */
export const SECOND_PERSON = derivedId('generated history', 'customer service, second person');
const JOB: Actor = { kind: 'job', id: 'generated night' };
const DAY = 24 * 60;

type Which = (parcel: SentParcel) => boolean;
const ALL: Which = () => true;

export interface Pieces {
  readonly lineId: string;
  readonly quantity: number;
}

/** The way of one order that shows something. The shop may refuse none of its steps. */
export class OrderWay extends ParcelWay {
  private steps = 0;

  afterDays(days: number) {
    return { at: addMinutes(this.now(), days * DAY) };
  }

  afterMinutes(minutes: number) {
    return { at: addMinutes(this.now(), minutes) };
  }

  async customerDoes(command: OrderCommand): Promise<void> {
    await this.does(command, await this.customer());
  }

  staffDo(command: OrderCommand, staffId: Uuid = STAFF_ID): Promise<void> {
    return this.does(command, { kind: 'staff', id: staffId });
  }

  warehouseDoes(command: OrderCommand): Promise<void> {
    return this.does(command, WAREHOUSE);
  }

  jobDoes(command: OrderCommand): Promise<void> {
    return this.does(command, JOB);
  }

  /** The parcels are packed the next morning, and their carrier has them a little later. */
  async *packed(which: Which = ALL): Life {
    yield { at: atStockholm(addDays(stockholmDate(this.now()), 1), '08:10') };
    await this.notify('picking', which);
    yield this.afterMinutes(6);
    await this.notify('packed', which);
  }

  async *leaves(which: Which = ALL): Life {
    yield* this.packed(which);
    yield this.afterMinutes(5);
    await this.notify('dispatched', which);
    yield this.afterMinutes(20);
    await this.captured();
    await this.billed(false);
  }

  async *arrives(which: Which = ALL): Life {
    yield this.afterDays(1);
    await this.notify('ready', which);
    yield this.afterMinutes(3 * 60);
    await this.notify('delivered', which);
  }

  async *isReceived(): Life {
    yield* this.leaves();
    yield* this.arrives();
  }

  /** What the customer can still withdraw from, line by line. */
  async mine(): Promise<readonly Pieces[]> {
    const state = await this.state();
    return (state.order?.lines ?? []).flatMap((line) => {
      const quantity = withdrawable(state, line);
      return quantity > 0 ? [{ lineId: line.lineId, quantity }] : [];
    });
  }

  /** Those of them that may come back when the parcel has left. */
  async returnable(): Promise<readonly Pieces[]> {
    const lines = (await this.placed()).lines.filter(mayWithdraw).map(({ lineId }) => lineId);
    return (await this.mine()).filter(({ lineId }) => lines.includes(lineId));
  }

  async withdraws(lines: readonly Pieces[], as = 'withdrawal'): Promise<void> {
    const withdrawalId = derivedId(this.orderId, as);
    await this.customerDoes({ type: 'NotifyWithdrawal', withdrawalId, lines, notifiedAt: this.now() });
  }

  async answers(answer: 'stopped' | 'too-late' | 'unknown', tooLate?: readonly string[]): Promise<void> {
    const parcels = tooLate ? { tooLate } : {};
    await this.warehouseDoes({ type: 'AnswerCancellation', answer, ...parcels, answeredAt: this.now() });
  }

  /** Keeps the text as the shop does. */
  async keeps(text: string) {
    const { evidence } = this.world.floor;
    const { customerId } = await this.placed();
    const kept = await evidence.keep(this.orderId, orderPerson({ orderId: this.orderId, customerId }), {
      text,
      photos: [],
    });
    await evidence.recorded(kept.evidenceId);
    return kept;
  }

  private async does(command: OrderCommand, actor: Actor): Promise<void> {
    this.steps += 1;
    const isTaken = await this.send(command, actor, `way ${this.steps}`);
    if (!isTaken) throw new Error(`the shop refused ${command.type} of order ${this.orderId}`);
  }
}
