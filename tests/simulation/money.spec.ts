import { describe, expect, test } from 'vitest';

import { openTasks, type InvoiceNotice } from '../../domain/payment/index.js';
import { NOT_IN_REPORT } from '../../domain/payment/retries.js';
import { due, held, liesWithPerson, ours, theirs, type Purchase } from './books.js';
import { unexplained } from './explained.js';
import { Interleaving } from './interleaving.js';

const RUNS = 10_000;

describe('payment, capture, refund, cancel, dispatch and delivery in any order, doubled, late, failed and lost', () => {
  const ends = {
    settled: 0,
    person: 0,
    cancelled: 0,
    dispatched: 0,
    returned: 0,
    short: 0,
    late: 0,
    retried: 0,
    lost: 0,
    madeUpFor: 0,
    ownVerdict: 0,
    overruled: 0,
    triedAgain: 0,
    lied: 0,
    invoiced: 0,
    creditNote: 0,
    noCredit: 0,
    catchUp: 0,
  };
  const fair = { runs: 0, person: 0 };

  test(`end with our books equal to the partner's in ${RUNS} interleavings, and the customer paid or on the work list`, () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const one = new Interleaving(seed).run();
      const { purchase } = one;
      const isForPerson = liesWithPerson(purchase);
      // If staff retry before the partner has reported the first try, both may be made. A task then waits for staff.
      if (!isForPerson || one.triedAgain === 0)
        expect({ seed, ...ours(purchase) }).toEqual({ seed, ...theirs(purchase) });
      if (!isForPerson) expect({ seed, ...held(purchase) }).toEqual({ seed, ...due(purchase) });
      expect({ seed, unexplained: unexplained(purchase, one.lost + one.lies > 0 || one.late > 0) }).toEqual({
        seed,
        unexplained: [],
      });
      if (one.company && !hasStrangeBill(purchase))
        expect({ seed, bills: billsOf(one) }).toEqual({ seed, bills: one.company.bills.map(asKnown) });
      note(ends, one);
      fair.runs += one.isFair ? 1 : 0;
      fair.person += one.isFair && isForPerson ? 1 : 0;
    }
  }, 600_000);

  test('need a person where the partner failed for good or was silent, and otherwise in one of a hundred', () => {
    expect(fair.runs).toBeGreaterThan(RUNS / 3);
    expect(fair.person).toBeLessThanOrEqual(fair.runs / 100);
    expect(ends.person).toBeLessThanOrEqual(RUNS / 10);
  });

  test('include every possible end of a purchase', () => {
    expect(Object.entries(ends).filter(([, times]) => times < RUNS / 200)).toEqual([]);
  });
});

function billsOf({ shop }: Interleaving) {
  return shop.payment.invoice.notices.map(asKnown);
}

/** A bill that does not fit the order goes to staff. It may be of money that was asked for twice. */
function hasStrangeBill({ payment: { differences } }: Purchase): boolean {
  return differences.some(({ record, closed }) => record === 'invoice' && !closed);
}

/** What the customer reads of a notice. */
function asKnown({ noticeId, amount, credited, paid, reminderFees, interest }: InvoiceNotice) {
  return { noticeId, amount, credited, paid, reminderFees, interest };
}

function note(ends: Record<string, number>, one: Interleaving): void {
  const { lost, lies, triedAgain, company } = one;
  const { order, payment, log } = one.shop;
  const isVerdict = log.some(({ data }) => (data as { reason?: string }).reason === NOT_IN_REPORT);
  const count = (name: string, when: boolean) => (ends[name] = (ends[name] ?? 0) + (when ? 1 : 0));
  count('person', openTasks(payment).length > 0);
  count('settled', openTasks(payment).length === 0);
  count('cancelled', order.phase === 'cancelled');
  count('dispatched', order.dispatchedAt !== null);
  count('returned', order.returns.length > 0);
  count('short', order.unsent.shorts.length > 0);
  count('late', payment.late.length > 0);
  count('lost', lost > 0);
  count('madeUpFor', lost > 0 && openTasks(payment).length === 0 && payment.differences.length > 0);
  count('ownVerdict', isVerdict);
  count('overruled', isVerdict && openTasks(payment).length === 0);
  count('triedAgain', triedAgain > 0);
  count('lied', lies > 0);
  const { notices } = payment.invoice;
  count('invoiced', notices.length > 0);
  count(
    'creditNote',
    notices.some(({ credited }) => credited > 0),
  );
  count('noCredit', company !== null && payment.phase === 'refused');
  count(
    'catchUp',
    payment.differences.some(({ record, source, closed }) => record === 'invoice' && source === 'report' && closed),
  );
  count(
    'retried',
    log.some(({ type, data }) => type.endsWith('Sent') && (data as { attempt: number }).attempt > 1),
  );
}
