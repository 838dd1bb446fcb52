import { addMinutes, type Instant, type RecordedEvent } from '../../domain/kernel/index.js';
import { cream, inTwoParcels, placed, vitamins } from '../../domain/order/spec-events.js';
import type { PaymentState } from '../../domain/payment/index.js';
import { NOT_IN_REPORT } from '../../domain/payment/retries.js';
import type { FinanceNotification } from '../../services/partners/finance/webhook.js';
import { seededRandom } from '../../simulators/simulation/seeded-random.js';
import { commandOf } from '../../services/shop/payment/payment-notifications.js';
import { askedOf } from './asked.js';
import type { Purchase } from './books.js';
import { CompanyRules, isInvoice, planOf } from './company-rules.js';
import { Nights } from './nights.js';
import { wronglyOf, type PartnerInRules } from './partner.js';
import { PartnerRules } from './partner-rules.js';
import { PurchaseWorld } from './purchase-world.js';
import { WarehouseFloor } from './warehouse-floor.js';

const START: Instant = '2026-05-04T10:00:00.000Z';
/** A run may end after this many nights without change. The shop takes at most two nights to report an error. */
const QUIET_NIGHTS = 3;

interface Asked {
  readonly status: string;
  readonly attempt: number;
}

/** Far more steps than any purchase needs. A run that takes more counts as endless. */
const MOST_STEPS = 3_000;
/** One method of each way to pay at the payment partner, and the two of the finance company. */
const METHODS = ['scheme', 'swish', 'trustly', 'klarna', 'applepay', 'Invoice14Days', 'InvoiceMonthly'] as const;
const FAILS_FOR_GOOD = 0.95;
/** How many times staff retry without a look at the partner's records. */
const MOST_TRIES = 2;

/** One purchase in which messages come late, repeated and in any order, and calls fail. The seed decides everything. */
export class Interleaving {
  readonly shop = new PurchaseWorld((event) => this.heard(event));
  readonly partner: PartnerInRules;
  /** The finance company, when the purchase is paid by invoice. */
  readonly company: CompanyRules | null;
  private readonly waiting: (() => void)[] = [];
  private readonly random: () => number;
  private readonly faulty: number;
  private now = START;
  private readonly floor: WarehouseFloor;
  private steps = 0;
  private followed = 0;
  private readonly nights: Nights;
  private readonly losing: number;
  private readonly lying: number;
  readonly failing: number;
  readonly late: number;
  private readonly hasty: boolean;
  lost = 0;
  lies = 0;
  triedAgain = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
    this.floor = new WarehouseFloor(this.random);
    this.faulty = this.random() * 0.5;
    this.losing = this.chance(0.5) ? this.random() * 0.5 : 0;
    this.failing = this.chance(0.2) ? FAILS_FOR_GOOD : this.random() * 0.5;
    this.late = this.chance(0.3) ? this.random() * 0.9 : 0;
    this.hasty = this.chance(0.5);
    this.lying = this.chance(0.1) ? this.random() * 0.3 : 0;
    const method = METHODS[Math.floor(this.random() * METHODS.length)] ?? 'scheme';
    const [faults, now] = [{ failing: this.failing, late: this.late }, () => this.now] as const;
    const tell = (news: FinanceNotification) => this.partnerTells(news);
    this.company = isInvoice(method) ? new CompanyRules(seed, faults, tell, now) : null;
    this.partner = this.company ?? new PartnerRules(seed, faults, tell, now);
    this.nights = new Nights(this.shop, this.partner, START);
    const whole = placed([cream, vitamins]);
    const bought = this.chance(0.5) ? inTwoParcels(whole) : whole;
    this.shop.record('order', { ...bought, data: { ...bought.data, paymentMethod: method } });
    this.happenings().forEach((happening) => this.waiting.push(happening));
  }

  /** Runs everything in random order, and then days and nights, until nothing is left to do. */
  run(): this {
    while (this.step() || this.timePasses() || this.nightPasses());
    return this;
  }

  get purchase(): Purchase {
    return { order: this.shop.order, payment: this.shop.payment, atPartner: this.partner.payments };
  }

  private nightPasses(): boolean {
    if (this.nights.quiet >= QUIET_NIGHTS && this.partner.unnamed === 0) return false;
    this.now = this.nights.next;
    this.nights.compareUntil(this.now);
    if (this.hasty && this.triedAgain < MOST_TRIES) this.tryAgain();
    return true;
  }

  /**
   * True when the partner lost no message and put every line into its day's report. Its calls may fail, but not for
   * good.
   */
  get isFair(): boolean {
    return this.lost === 0 && this.lies === 0 && this.late === 0 && this.failing < FAILS_FOR_GOOD;
  }

  /**
   * Retries a request that is missing from the partner's reports. Staff may do this without a look at the partner's
   * records, so the partner may already have carried it out.
   */
  private tryAgain(): void {
    const unnamed = askedOf(this.shop.payment).find(
      ({ status, failure }) => status === 'failed' && failure === NOT_IN_REPORT,
    );
    if (!unnamed) return;
    this.triedAgain += 1;
    this.shop.send('payment', { type: 'TryAgain', taskId: unnamed.id, reason: 'inte gjord', at: this.now });
  }

  /** Delivers a message of the partner later, or loses it for ever. */
  private partnerTells(news: FinanceNotification): void {
    if (this.chance(this.losing)) return void (this.lost += 1);
    this.message(() => this.stated(news));
    if (this.chance(this.lying)) this.tellWrongly(news);
  }

  /** The partner also says the same of another sum. The shop must not believe it. */
  private tellWrongly(news: FinanceNotification): void {
    this.lies += 1;
    this.message(() => this.stated(wronglyOf(news)));
  }

  private step(): boolean {
    if (this.waiting.length === 0) return false;
    if ((this.steps += 1) > MOST_STEPS) throw new Error('the purchase never comes to rest');
    const [next] = this.waiting.splice(Math.floor(this.random() * this.waiting.length), 1);
    next?.();
    this.now = addMinutes(this.now, Math.floor(this.random() * 20));
    this.nights.compareUntil(this.now);
    if (this.chance(0.2)) this.retry();
    return true;
  }

  /** Moves the clock to the next retry that is due and changes something. False when there is none. */
  private timePasses(): boolean {
    const due = askedOf(this.shop.payment)
      .filter(({ status }) => status === 'failed')
      .flatMap(({ retryAt }) => retryAt ?? []);
    return due.sort().some((at) => {
      this.now = at > this.now ? at : this.now;
      this.nights.compareUntil(this.now);
      const before = this.shop.log.length;
      this.retry();
      return this.shop.log.length > before;
    });
  }

  private retry(): void {
    this.shop.send('payment', { type: 'RetryDue', at: this.now });
  }

  private happenings(): readonly (() => void)[] {
    const cancel = () =>
      this.shop.send('order', { type: 'Cancel', by: 'staff', reason: 'ångrat', cancelledAt: this.now });
    const bring = (returnId: string, lineId: string) => () => {
      const lines = [{ lineId, quantity: 1 }];
      this.shop.send('order', { type: 'ReturnItems', returnId, lines, returnedAt: this.now });
    };
    const turnBack = () =>
      this.shop.send('payment', { type: 'Cancel', reason: 'shopper', cancelledAt: this.now, refundId: 'turned-back' });
    const pay = () => this.pay();
    const timeOut = () => this.shop.send('payment', { type: 'TimeOut', at: addMinutes(this.now, 60) });
    return [
      () => this.message(pay),
      ...this.perhaps(0.1, pay),
      ...this.perhaps(0.3, cancel),
      ...this.perhaps(0.1, turnBack),
      ...this.perhaps(0.4, bring('return-1', '1')),
      ...this.perhaps(0.3, bring('return-2', '1'), bring('return-3', '1'), bring('return-4', '2')),
      ...Array.from({ length: 6 }, () => () => this.packed()),
      ...this.perhaps(0.3, () => this.lacks(false)),
      ...this.perhaps(0.2, () => this.lacks(true)),
      ...this.perhaps(0.2, timeOut),
      ...this.perhaps(0.5, () => this.company?.customerPays(Math.floor(this.random() * 3) / 2)),
    ];
  }

  /** Asks for the payment. An answer without a decision fails, although the partner may have approved it. */
  private pay(): void {
    const { started } = this.shop.payment;
    if (started && isInvoice(started.method)) this.shop.send('payment', planOf(started.method, this.random()));
    if (!this.partner.pay(this.shop.payment)) return;
    const failed = { type: 'Cancel', reason: 'error', refundId: 'no-decision' } as const;
    this.message(() => this.shop.send('payment', { ...failed, cancelledAt: this.now }));
  }

  private heard(event: RecordedEvent): void {
    this.waiting.push(() => this.followerAdvances());
    if (this.chance(0.5)) this.message(() => this.shop.follow(event));
    if (event.type === 'OrderConfirmed') this.message(() => this.orderAtWarehouse());
    if (event.type === 'CancellationRequested') this.message(() => this.cancelAtWarehouse());
    if (event.type === 'OrderDispatched') this.waiting.push(...this.returnsAfterwards());
    if (event.type === 'PaymentCancelled') this.call(() => this.cancelAtPartner());
    if (event.type === 'RestReleaseRequested') this.call(() => this.partner.releaseRest(this.shop.payment));
    if (event.type.endsWith('Sent')) this.call(() => this.askPartner(event));
  }

  /** Handles the next event in the log. The request that made an event may also handle it, at once or never. */
  private followerAdvances(): void {
    const event = this.shop.log[this.followed];
    this.followed += 1;
    if (event) this.shop.follow(event);
  }

  private returnsAfterwards(): readonly (() => void)[] {
    const lines = [{ lineId: '2', quantity: 1 }];
    return this.perhaps(0.3, () =>
      this.shop.send('order', { type: 'ReturnItems', returnId: 'return-5', lines, returnedAt: this.now }),
    );
  }

  private askPartner({ data }: RecordedEvent): void {
    const asked = data as { attempt: number; captureId?: string; refundId?: string; reversalId?: string };
    const state: PaymentState = this.shop.payment;
    const { captures, refunds, reversals } = state;
    const capture = captures.find(({ captureId }) => captureId === asked.captureId);
    const refund = refunds.find(({ refundId }) => refundId === asked.refundId);
    const reversal = reversals.find(({ reversalId }) => reversalId === asked.reversalId);
    // As in the shop's reaction, a request that has got its response is not sent again.
    const isDue = (one: Asked | null | undefined) => one?.status === 'requested' && one.attempt === asked.attempt;
    if (capture && isDue(capture)) this.partner.capture(state, capture.captureId, asked.attempt);
    if (refund && isDue(refund)) this.partner.refund(state, refund.refundId, asked.attempt);
    if (reversal && isDue(reversal)) this.partner.reverse(state, reversal.reversalId, asked.attempt);
  }

  /**
   * Cancels the attempt at the partner, as the shop's reaction does. An authorised payment is not cancelled but
   * reversed.
   */
  private cancelAtPartner(): void {
    if (!this.shop.payment.authorisedAt) this.partner.cancel(this.shop.payment);
  }

  private stated(news: FinanceNotification): void {
    const { notificationId: statementId, sum } = news;
    const command = commandOf(news, { stated: { ...sum, statementId }, now: this.now }, `refund-of-${statementId}`);
    if (command) this.shop.send('payment', command);
  }

  private orderAtWarehouse(): void {
    const { phase, cancellation, parcels } = this.shop.order;
    if (!this.floor.isEmpty || phase !== 'confirmed' || cancellation) return;
    for (const { parcelId } of parcels) {
      this.floor.take(parcelId);
      this.waiting.push(...this.perhaps(0.6, () => this.packed()), ...this.perhaps(0.2, () => this.lacks(false)));
    }
  }

  private cancelAtWarehouse(): void {
    const answer = this.floor.stop();
    this.message(() => this.shop.send('order', { type: 'AnswerCancellation', answer, answeredAt: this.now }));
  }

  private lacks(everything: boolean): void {
    const report = this.floor.lack(everything, this.shop.order, this.now);
    if (report) this.message(() => this.shop.send('order', report));
  }

  private packed(): void {
    const parcelId = this.floor.leave();
    if (!parcelId) return;
    const parcel = { parcelId, trackingNumber: parcelId, carrier: 'PostNord' };
    const [left, arrived] = [this.now, addMinutes(this.now, 600)];
    this.message(() => this.shop.send('order', { type: 'Dispatch', ...parcel, dispatchedAt: left }));
    this.message(() => this.shop.send('order', { type: 'Deliver', ...parcel, deliveredAt: arrived }));
  }

  /** Lets a message arrive later, perhaps more than once. */
  private message(arrives: () => void): void {
    this.waiting.push(arrives);
    if (this.chance(this.faulty)) this.message(arrives);
  }

  /**
   * Makes a call later. It may fail before it has any effect, or lose its response. In both cases it is made again with
   * the same key.
   */
  private call(make: () => void): void {
    this.waiting.push(() => {
      if (this.chance(this.faulty)) return this.call(make);
      make();
      if (this.chance(this.faulty)) this.call(make);
    });
  }

  private perhaps(chance: number, ...happenings: readonly (() => void)[]): readonly (() => void)[] {
    return this.chance(chance) ? happenings : [];
  }

  private chance(of: number): boolean {
    return this.random() < of;
  }
}
