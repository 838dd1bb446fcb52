import {
  addDays,
  atStockholm,
  stockholmDate,
  type BusinessDate,
  type Instant,
  type Uuid,
} from '../../domain/kernel/index.js';
import {
  capturedSum,
  lateNotice,
  leftToPay,
  payment,
  type InvoiceNotice,
  type NoticeStanding,
  type PaymentState,
} from '../../domain/payment/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Life } from '../timetable.js';
import type { World } from './world.js';

const DAYS_TO_REMINDER = 6;
const DAYS_TO_PAY_AFTER_REMINDER = 4;
/** A return may come this long after the payment. Then the company credits the paid notice. */
const DAYS_TO_LOOK_BACK = 30;
const BANKGIRO = '5050-1055';

/** The finance company bills the customer of an order, month by month. One customer of three pays late. */
export async function* invoice(world: World, paymentId: Uuid, isLate: boolean): Life {
  const company = new Company(world, paymentId);
  while (await company.bills()) {
    const due = (await company.newest())?.dueOn ?? company.today();
    if (isLate) {
      yield { at: morning(addDays(due, DAYS_TO_REMINDER)) };
      await company.reminds();
    }
    yield { at: morning(addDays(due, isLate ? DAYS_TO_REMINDER + DAYS_TO_PAY_AFTER_REMINDER : -1)) };
    await company.isPaid();
  }
  yield { at: morning(addDays(company.today(), DAYS_TO_LOOK_BACK)) };
  await company.credits();
}

function morning(on: BusinessDate): Instant {
  return atStockholm(on, '09:30');
}

/** Tells of the notices of one payment, as the finance company would. */
class Company {
  constructor(
    private readonly world: World,
    private readonly paymentId: Uuid,
  ) {}

  today(): BusinessDate {
    return stockholmDate(this.world.floor.clock.now());
  }

  /** Bills what is sent and neither billed nor credited. False when nothing is left to bill. */
  async bills(): Promise<boolean> {
    const state = await this.state();
    const { plan, notices } = state.invoice;
    const unbilled = capturedSum(state) - refundedSum(state) - billedSum(notices);
    if (!plan || unbilled <= 0) return false;
    const in14Days = plan.product === 'Invoice14Days';
    const part = in14Days ? unbilled : Math.min(unbilled, (plan.noticeAmounts[0] ?? 0) - plan.fee);
    const number = notices.length + 1;
    const noticeId = `notice-${derivedId(this.paymentId, `notice ${number}`)}`;
    await this.tell({
      ...{ noticeId, standing: 1, number, amount: part + plan.fee, fee: plan.fee, way: plan.way },
      ofNotices: Math.max(number, plan.noticeAmounts.length),
      ...{ issuedOn: this.today(), dueOn: addDays(this.today(), in14Days ? 14 : 30) },
      ...{ ocr: digitsOf(noticeId), bankgiro: BANKGIRO },
      ...{ reminders: 0, reminderFees: 0, interest: 0, credited: 0, paid: 0 },
    });
    return true;
  }

  async newest(): Promise<InvoiceNotice | undefined> {
    return (await this.state()).invoice.notices.at(-1);
  }

  async reminds(): Promise<void> {
    await this.credits();
    const { plan } = (await this.state()).invoice;
    const notice = await this.newest();
    const late = notice && plan ? lateNotice(notice, plan, this.today()) : null;
    if (!notice || !plan || !late) return;
    await this.changes(notice, { reminders: 1, reminderFees: plan.reminderFee, interest: late.interest });
  }

  async isPaid(): Promise<void> {
    await this.credits();
    const notice = await this.newest();
    if (notice && leftToPay(notice) > 0) await this.changes(notice, { paid: notice.paid + leftToPay(notice) });
  }

  /** Lowers the newest notice by what came back since it was sent. */
  async credits(): Promise<void> {
    const state = await this.state();
    const notice = await this.newest();
    const tooMuch = billedSum(state.invoice.notices) - (capturedSum(state) - refundedSum(state));
    if (notice && tooMuch > 0) await this.changes(notice, { credited: notice.credited + tooMuch });
  }

  private changes(notice: InvoiceNotice, change: Partial<NoticeStanding>): Promise<void> {
    return this.tell({ ...notice, ...change, standing: notice.standing + 1 });
  }

  private async tell(notice: NoticeStanding): Promise<void> {
    const { pspReference } = await this.state();
    const notificationId = `${notice.noticeId}/${notice.standing}`;
    const about = { paymentId: this.paymentId, paymentPspReference: pspReference ?? '', notificationId };
    const sum = { amount: notice.amount, currency: 'SEK' };
    const news = { type: 'InvoiceNoticeChanged', notice, sum, ...about } as const;
    await this.world.floor.partnerTold.take(news, derivedId(this.paymentId, notificationId), 'finance');
  }

  private state(): Promise<PaymentState> {
    return this.world.floor.commands.load(payment, this.paymentId);
  }
}

/** The goods that the notices bill, without fees and without what is credited. */
function billedSum(notices: readonly InvoiceNotice[]): number {
  return notices.reduce((sum, { amount, fee, credited }) => sum + amount - fee - credited, 0);
}

function refundedSum({ refunds }: PaymentState): number {
  return refunds.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);
}

function digitsOf(noticeId: string): string {
  return BigInt(`0x${noticeId.replace('notice-', '').replaceAll('-', '').slice(0, 12)}`)
    .toString()
    .padStart(10, '0');
}
