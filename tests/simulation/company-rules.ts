import { addDays, atStockholm, stockholmDate, type BusinessDate, type Instant } from '../../domain/kernel/index.js';
import {
  findCapture,
  type Booking,
  type InvoiceProduct,
  type PaymentState,
  type StatedNotice,
} from '../../domain/payment/index.js';
import { attemptKey, modificationReference, releaseKey } from '../../services/partners/adyen/reference.js';
import type { CreditBody } from '../../services/partners/finance/protocol.js';
import { readStatement } from '../../services/partners/finance/statement.js';
import {
  financeEnvelope,
  readFinanceWebhook,
  type FinanceNotification,
} from '../../services/partners/finance/webhook.js';
import { bookingOf } from '../../services/shop/payment/report/booking-of.js';
import { billedOn, changed, type Notice } from '../../simulators/finance/billing.js';
import { apply, settle } from '../../simulators/finance/credits.js';
import * as operations from '../../simulators/finance/operations.js';
import { FinanceState, type FinanceRecord } from '../../simulators/finance/state.js';
import { statementOf } from '../../simulators/finance/statement.js';
import { noticed, type FinanceWorld, type Outcome } from '../../simulators/finance/world.js';
import { Faults } from '../../simulators/simulation/faults.js';
import { seededRandom } from '../../simulators/simulation/seeded-random.js';
import { asPayment, type AtPartner } from './books.js';
import { LateLines } from './late-lines.js';
import type { PartnerInRules } from './partner.js';

const KEY = 'EF'.repeat(32);
const applicant: CreditBody['applicant'] = {
  personNumber: '198507099805',
  firstName: 'Astrid',
  lastName: 'Ekström',
  street: 'Hornsgatan 1',
  postalCode: '11820',
  city: 'Stockholm',
  email: 'astrid@exempel.se',
};
const SCRIPTS = ['slow', 'CreditCheckDenied', 'no-decision'] as const;

interface CompanyFaults {
  readonly failing: number;
  readonly late: number;
}

/** Runs the rules of the finance company's simulator without its server. */
export class CompanyRules implements PartnerInRules {
  private readonly world: FinanceWorld;
  private readonly answered = new Set<string>();
  private readonly lateLines: LateLines;

  constructor(
    seed: number,
    { failing, late }: CompanyFaults,
    private readonly tell: (news: FinanceNotification) => void,
    private readonly now: () => Instant,
  ) {
    const random = seededRandom(seed);
    this.world = {
      state: new FinanceState(),
      faults: new Faults({ failedCaptures: failing, failedRefunds: failing }, seed),
      now: () => new Date(now()),
      hmacKey: KEY,
      highestCredit: 1_000_000,
      slowMs: 0,
      script: random() < 0.8 ? null : (SCRIPTS[Math.floor(random() * SCRIPTS.length)] ?? null),
      misstate: null,
    };
    this.lateLines = new LateLines(late, random);
  }

  get unnamed(): number {
    return this.lateLines.waiting;
  }

  get payments(): readonly AtPartner[] {
    return [...this.world.state.credits.values()].filter(({ status }) => status !== 'denied').map(asPayment);
  }

  /** The notices as the company has them, to compare them with those that the shop knows. */
  get bills(): readonly Notice[] {
    return [...this.world.state.notices.values()];
  }

  report(date: BusinessDate): readonly Booking[] {
    const { lines } = this.statement(date);
    return this.lateLines.namedOn(date, lines).flatMap((line) => bookingOf(date, line) ?? []);
  }

  notices(date: BusinessDate): readonly StatedNotice[] {
    return this.statement(date).notices.map(({ pspReference, notice }) => ({
      ...{ pspReference, notice },
      differenceId: `${date}-${notice.noticeId}-${notice.standing}`,
    }));
  }

  /** Asks for the credit. A slow application is decided with the next call. */
  pay({ started, invoice }: PaymentState): boolean {
    if (!started || !invoice.plan) return false;
    const { months, way: notice } = invoice.plan;
    const product = started.method === 'InvoiceMonthly' ? 'monthly-invoice' : 'invoice-14-days';
    const asked = { merchantReference: started.paymentId, amount: started.amount, product, months, notice } as const;
    const known = this.world.state.byReference.get(started.paymentId);
    if (known) this.record(settle(this.world, known));
    else this.take(apply(this.world, { ...asked, applicant }));
    return this.world.script === 'no-decision';
  }

  /** The customer pays the company, too little, all or too much. */
  customerPays(share: number): void {
    const [notice] = this.bills;
    const credit = notice && this.world.state.credits.get(notice.creditId);
    if (!notice || !credit) return;
    const paid = notice.paid + Math.round(notice.amount * share);
    this.record(noticed(this.world, credit, changed(notice, { paid })));
  }

  capture(state: PaymentState, captureId: string, attempt: number): void {
    const amount = findCapture(state, captureId)?.amount ?? 0;
    this.operate(state, captureId, attempt, (credit, reference) =>
      operations.activate(this.world, credit, { reference, amount }),
    );
  }

  refund(state: PaymentState, refundId: string, attempt: number): void {
    const amount = state.refunds.find((each) => each.refundId === refundId)?.amount ?? 0;
    this.operate(state, refundId, attempt, (credit, reference) =>
      operations.creditNote(this.world, credit, { reference, amount }),
    );
  }

  reverse(state: PaymentState, reversalId: string, attempt: number): void {
    const reversal = state.reversals.find((each) => each.reversalId === reversalId);
    const credit = { ...state, pspReference: reversal?.pspReference ?? null };
    this.operate(credit, reversalId, attempt, (id, reference) => operations.reverse(this.world, id, reference));
  }

  releaseRest({ restRelease }: PaymentState): void {
    if (!restRelease) throw new Error('nothing to release');
    const { releaseId, pspReference } = restRelease;
    this.once(releaseKey(releaseId), () => operations.release(this.world, pspReference));
  }

  /** Cancels an application that the company may never have got. */
  cancel({ started }: PaymentState): void {
    const reference = started?.paymentId ?? '';
    const credit = this.world.state.credits.get(this.world.state.byReference.get(reference) ?? '');
    if (!credit || credit.activated > 0) return;
    this.once(`cancel-${reference}`, () => operations.cancel(this.world, reference));
  }

  private operate(
    { started, pspReference }: Pick<PaymentState, 'started' | 'pspReference'>,
    id: string,
    attempt: number,
    work: (creditId: string, reference: string) => Outcome,
  ): void {
    if (!started || !pspReference) throw new Error('nothing to ask the company for');
    const reference = modificationReference(started.paymentId, id, attempt);
    this.once(attemptKey(id, attempt), () => work(pspReference, reference));
  }

  /** The statement is ready when the day is over, so it is read as of the next morning. */
  private statement(date: BusinessDate) {
    this.bill();
    const morning = new Date(atStockholm(addDays(date, 1), '10:00'));
    return readStatement(statementOf({ ...this.world, now: () => morning }, date), date);
  }

  private once(key: string, work: () => Outcome): void {
    if (this.answered.has(key)) return;
    this.answered.add(key);
    this.take(work());
  }

  private take({ records }: Pick<Outcome, 'records'>): void {
    this.record(records);
    this.bill();
  }

  private bill(): void {
    const { state } = this.world;
    for (const credit of state.credits.values()) {
      const due = billedOn(state, credit, stockholmDate(this.now()));
      this.record(due.flatMap((notice) => noticed(this.world, credit, notice)));
    }
  }

  private record(records: readonly FinanceRecord[]): void {
    for (const record of records) {
      this.world.state.apply(record);
      if (record.type === 'webhook') this.tell(heard(financeEnvelope(record.event, KEY)));
    }
  }
}

function heard(envelope: object): FinanceNotification {
  const reading = readFinanceWebhook(envelope, KEY);
  if (!reading.ok) throw new Error(`the company's own word is unreadable: ${reading.rejection.type}`);
  return reading.notification;
}

export function isInvoice(method: string): method is InvoiceProduct {
  return method === 'Invoice14Days' || method === 'InvoiceMonthly';
}

/** The plan that the shopper chooses. */
export function planOf(product: InvoiceProduct, chance: number) {
  const months = product === 'InvoiceMonthly' ? 1 + Math.floor(chance * 3) : 1;
  return { type: 'ChooseInvoicePlan', product, months, notice: months > 1 ? 'post' : 'email' } as const;
}
