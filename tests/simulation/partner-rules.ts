import type { BusinessDate, Instant, Ore } from '../../domain/kernel/index.js';
import { findCapture, type Booking, type PaymentState, type StatedNotice } from '../../domain/payment/index.js';
import { toNotification, type PaymentNotification } from '../../services/partners/adyen/notification.js';
import { attemptKey, modificationReference, releaseKey } from '../../services/partners/adyen/reference.js';
import { readReport } from '../../services/partners/adyen/report-file.js';
import * as modifications from '../../simulators/adyen/modifications.js';
import { answerBank } from '../../simulators/adyen/bank-payments.js';
import { sealed } from '../../simulators/adyen/seal.js';
import { startPayment } from '../../simulators/adyen/payments.js';
import { reportOf, reportReadyAt } from '../../simulators/adyen/report/report.js';
import { answerSwish } from '../../simulators/adyen/shopper-steps.js';
import { apply, emptyState, type SimulatedPayment } from '../../simulators/adyen/state.js';
import type { Outcome, World } from '../../simulators/adyen/world.js';
import { seededRandom } from '../../simulators/simulation/seeded-random.js';
import { Faults } from '../../simulators/simulation/faults.js';
import { bookingOf } from '../../services/shop/payment/report/booking-of.js';
import { LateLines } from './late-lines.js';
import type { PartnerInRules } from './partner.js';

const HOUR = 3_600_000;
const card = {
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

const goods = { id: '1', description: 'Varor', quantity: 1, taxAmount: 0, taxPercentage: 0 };
/** Klarna wants lines that tie to each amount. */
const linesOf = (amount: Ore) => [{ ...goods, amountIncludingTax: amount, amountExcludingTax: amount }];

function detailsOf(type: string): object {
  if (type === 'scheme') return card;
  return type === 'applepay' ? { applePayToken: sealed('4111111111111111') } : {};
}

/** The shopper approves on the phone, or on the page of the bank or of Klarna. */
function approved(world: World, type: string, token: string) {
  const answer = type === 'swish' ? answerSwish : answerBank;
  return answer(world, token, { decision: 'approve' });
}

/** Runs the rules of the payment simulator without its server. */
export class PartnerRules implements PartnerInRules {
  private readonly world: World;
  private readonly answered = new Set<string>();
  private readonly lateLines: LateLines;

  constructor(
    seed: number,
    { failing, late }: { readonly failing: number; readonly late: number },
    private readonly tell: (news: PaymentNotification) => void,
    now: () => Instant,
  ) {
    this.world = {
      state: emptyState(),
      now: () => new Date(now()),
      merchantAccount: 'Algort',
      faults: new Faults({ failedCaptures: failing, failedRefunds: failing }, seed),
      swishExpiryMs: HOUR,
      offerExpiryMs: HOUR,
      slowBankMs: HOUR,
      pagesUrl: 'http://partner.example',
    };
    this.lateLines = new LateLines(late, seededRandom(seed));
  }

  /** Counts the lines that no report contains yet. */
  get unnamed(): number {
    return this.lateLines.waiting;
  }

  get payments(): readonly SimulatedPayment[] {
    return [...this.world.state.payments.values()];
  }

  report(date: BusinessDate): readonly Booking[] {
    const report = reportOf({ ...this.world, now: () => new Date(reportReadyAt(date)) }, date) ?? '';
    // Most reports are empty. Ten thousand purchases would spend most of their time on parsing them.
    const isBlank = report.indexOf('\n') === report.length - 1;
    const own = isBlank ? [] : readReport(report, date, 'Algort');
    return this.lateLines.namedOn(date, own).flatMap((line) => bookingOf(date, line) ?? []);
  }

  notices(): readonly StatedNotice[] {
    return [];
  }

  /** Lets the shopper pay. A second call makes a second authorisation. */
  pay({ started }: PaymentState): boolean {
    if (!started) return false;
    const before = new Set(this.world.state.payments.keys());
    const { amount: value, paymentId: reference, method: type } = started;
    const paymentMethod = { type, ...detailsOf(type) };
    const amount = { value, currency: 'SEK' };
    this.take(
      startPayment(this.world, {
        merchantAccount: 'Algort',
        amount,
        reference,
        returnUrl: 'http://shop.example/',
        paymentMethod,
        lineItems: linesOf(value),
      }),
    );
    for (const { pspReference, step } of this.payments)
      if (!before.has(pspReference) && step) this.take(approved(this.world, type, step.token));
    return false;
  }

  capture(state: PaymentState, captureId: string, attempt: number): void {
    const { started, pspReference } = state;
    const capture = findCapture(state, captureId);
    if (!started || !capture || !pspReference) throw new Error('nothing to capture');
    const { amount: value } = capture;
    const reference = modificationReference(started.paymentId, captureId, attempt);
    this.once(attemptKey(captureId, attempt), () =>
      modifications.capture(this.world, pspReference, { value, reference, lineItems: linesOf(value) }),
    );
  }

  refund({ started, refunds }: PaymentState, refundId: string, attempt: number): void {
    const refund = refunds.find((each) => each.refundId === refundId);
    if (!started || !refund) throw new Error('nothing to refund');
    const { amount: value, pspReference } = refund;
    const reference = modificationReference(started.paymentId, refundId, attempt);
    this.once(attemptKey(refundId, attempt), () =>
      modifications.refund(this.world, pspReference, { value, reference, lineItems: linesOf(value) }),
    );
  }

  reverse({ started, reversals }: PaymentState, reversalId: string, attempt: number): void {
    const reversal = reversals.find((each) => each.reversalId === reversalId);
    if (!started || !reversal) throw new Error('nothing to reverse');
    const reference = modificationReference(started.paymentId, reversalId, attempt);
    const { pspReference } = reversal;
    this.once(attemptKey(reversalId, attempt), () => modifications.reverse(this.world, pspReference, reference));
  }

  releaseRest({ started, restRelease }: PaymentState): void {
    if (!started || !restRelease) throw new Error('nothing to release');
    const { releaseId, pspReference } = restRelease;
    const reference = modificationReference(started.paymentId, releaseId, 1);
    this.once(releaseKey(releaseId), () => modifications.cancelRest(this.world, pspReference, reference));
  }

  /**
   * Cancels an attempt, which the partner finds by our reference. If the partner never got it, there is nothing to
   * cancel.
   */
  cancel({ started }: PaymentState): void {
    const reference = started?.paymentId ?? '';
    if (!this.world.state.byReference.has(reference)) return;
    this.once(`cancel-${reference}`, () => modifications.cancelByReference(this.world, reference, reference));
  }

  /** Runs `work` only the first time that a key is used, so that a repeated key moves no money. */
  private once(key: string, work: () => Outcome): void {
    if (this.answered.has(key)) return;
    this.answered.add(key);
    this.take(work());
  }

  private take({ records }: Pick<Outcome, 'records'>): void {
    for (const record of records) {
      apply(this.world.state, record);
      if (record.type === 'webhook') this.tell(toNotification(record.item));
    }
  }
}
