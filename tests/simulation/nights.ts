import {
  addDays,
  atStockholm,
  endOfDay,
  stockholmDate,
  type BusinessDate,
  type Instant,
} from '../../domain/kernel/index.js';
import type { Booking, PaymentState, Unbooked } from '../../domain/payment/index.js';
import { askedOf } from './asked.js';
import type { PartnerInRules } from './partner.js';
import type { PurchaseWorld } from './purchase-world.js';

/** Compares the partner's report with the shop's payment, each morning for the day before. */
export class Nights {
  /** The number of nights in a row without a new line or a change. */
  quiet = 0;
  private day: BusinessDate;
  private readonly booked: Booking[] = [];
  private earlier: readonly Booking[] = [];
  /** Requests that were unanswered at the last comparison. The next day's report must contain them. */
  private asked: readonly Omit<Unbooked, 'differenceId'>[] = [];

  constructor(
    private readonly shop: PurchaseWorld,
    private readonly partner: PartnerInRules,
    start: Instant,
  ) {
    this.day = stockholmDate(start);
  }

  get next(): Instant {
    return atStockholm(addDays(this.day, 1), '10:30');
  }

  compareUntil(now: Instant): void {
    while (this.next <= now) {
      this.compare(this.day);
      this.day = addDays(this.day, 1);
    }
  }

  private compare(reportDate: BusinessDate): void {
    const bookings = this.partner.report(reportDate);
    this.booked.push(...bookings);
    const unbooked = this.asked
      .filter(({ reference }) => !this.isBooked(reference))
      .map((item) => ({ ...item, differenceId: `missing-${item.reference}` }));
    const before = this.shop.log.length;
    const [at, earlier] = [endOfDay(reportDate), this.earlier];
    const notices = this.partner.notices(reportDate);
    this.shop.send('payment', { type: 'Reconcile', reportDate, bookings, earlier, unbooked, notices, at });
    this.earlier = bookings;
    // A night with a new line is not quiet, because the line is compared again in the next night.
    const isQuiet = this.shop.log.length === before && bookings.length === 0;
    this.quiet = isQuiet ? this.quiet + 1 : 0;
    this.asked = itemsOf(this.shop.payment);
  }

  private isBooked(reference: string): boolean {
    const attempt = askedOf(this.shop.payment).find(({ id }) => id === reference)?.attempt;
    return this.booked.some(
      ({ pspReference, modification }) =>
        pspReference === reference || (modification?.id === reference && modification.attempt === attempt),
    );
  }
}

function itemsOf({ captures, refunds, reversals, started }: PaymentState): readonly Omit<Unbooked, 'differenceId'>[] {
  const isSent = ({ status }: { readonly status: string }) => status === 'requested';
  return [
    ...captures
      .filter((each) => started?.capture === 'later' && isSent(each))
      .map(({ captureId }) => ({ record: 'capture', reference: captureId }) as const),
    ...refunds.filter(isSent).map(({ refundId }) => ({ record: 'refund', reference: refundId }) as const),
    ...reversals.filter(isSent).map(({ reversalId }) => ({ record: 'reversal', reference: reversalId }) as const),
  ];
}
