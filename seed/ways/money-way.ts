import { openTasks, type PaymentCommand } from '../../domain/payment/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { STAFF_ID } from '../lives/order-news.js';
import { SECOND_PERSON, OrderWay } from './order-way.js';

const BANK = 'Kontot är avslutat';
const ACCOUNT = '8327-9 123 456 789-0';

type Asked = 'Capture' | 'Refund' | 'Reversal';

/** What the partner and staff do with the money of an order, when not all goes well. */
export class MoneyWay extends OrderWay {
  private words = 0;

  /** The newest capture, refund or reversal fails, and is due again after a while. */
  fails(of: Asked): Promise<void> {
    return this.partnerSays(of, { type: `${of}Failed`, reason: BANK });
  }

  succeeds(of: Asked): Promise<void> {
    return this.partnerSays(of, { type: `${of}Succeeded` });
  }

  /** The shop's own clock sends what is due again. */
  retries(): Promise<void> {
    return this.record({ type: 'RetryDue', at: this.now() }, 'system');
  }

  async authorisedLate(): Promise<void> {
    await this.notified({ type: 'AuthorisationSucceeded', storedCardId: null });
  }

  async expires(): Promise<void> {
    await this.notified({ type: 'AuthorisationExpired' });
  }

  /** Staff look at the open task of the payment. */
  async staffTask(type: 'TryAgain' | 'CloseTask' | 'ProposePayout' | 'DeclinePayout' | 'ApprovePayout'): Promise<void> {
    const [task] = openTasks(await this.payment());
    if (!task) throw new Error(`the payment of order ${this.orderId} has no task`);
    const acting = { taskId: task.taskId, reason: 'Talat med kunden', at: this.now() };
    const { customerId } = await this.placed();
    const second = type === 'ApprovePayout';
    const staffId = second ? SECOND_PERSON : STAFF_ID;
    await this.record({ type, ...acting, staffId, account: ACCOUNT, customerId } as PaymentCommand, staffId);
  }

  private async partnerSays(
    of: Asked,
    word: { readonly type: `${Asked}Failed`; readonly reason: string } | { readonly type: `${Asked}Succeeded` },
  ): Promise<void> {
    const state = await this.payment();
    const { captures, refunds, reversals } = state;
    const asked = {
      Capture: captures.map((each) => ({ ...each, id: each.captureId })),
      Refund: refunds.map((each) => ({ ...each, id: each.refundId })),
      Reversal: reversals.map((each) => ({ ...each, id: each.reversalId })),
    }[of].at(-1);
    if (!asked) throw new Error(`the payment of order ${this.orderId} has no ${of}`);
    const about = this.modified(state.paymentId, asked.id, asked);
    this.words += 1;
    await this.partner({ ...word, ...about, notificationId: `${about.notificationId}/${this.words}` });
  }

  private async notified(
    word: { readonly type: 'AuthorisationExpired' } | { readonly type: 'AuthorisationSucceeded'; storedCardId: null },
  ): Promise<void> {
    const { paymentId, started } = await this.payment();
    const { paymentPspReference, sum } = this.modified(paymentId, paymentId, {
      amount: started?.amount ?? 0,
      attempt: 0,
    });
    await this.partner({ ...word, paymentId, paymentPspReference, sum, notificationId: `${word.type}/${paymentId}` });
  }

  private async record(command: PaymentCommand, by: string): Promise<void> {
    this.words += 1;
    const commandId = derivedId(this.orderId, `money ${this.words}`);
    const actor = by === 'system' ? ({ kind: 'system', id: by } as const) : ({ kind: 'staff', id: by } as const);
    const context = { commandId, correlationId: commandId, causationId: null, actor };
    const { paymentId } = await this.placed();
    await this.world.floor.payments.record(paymentId, command, context);
  }
}
