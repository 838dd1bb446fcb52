import { describe, expect, test } from '@jest/globals';

import { owedTotal } from '../../domain/order/index.js';
import { openTasks } from '../../domain/payment/index.js';
import { Interleaving } from './interleaving.js';

const RUNS = 10_000;

describe('payment, capture, refund, cancel, dispatch and delivery in any order, doubled, late, failed and lost', () => {
  const ends = {
    settled: 0,
    person: 0,
    cancelled: 0,
    dispatched: 0,
    returned: 0,
    late: 0,
    retried: 0,
    lost: 0,
    madeUpFor: 0,
  };

  test(`end with our books equal to the partner's in ${RUNS} interleavings, and the customer paid or on the work list`, () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const one = new Interleaving(seed).run();
      expect({ seed, ...ours(one) }).toEqual({ seed, ...theirs(one) });
      expectCustomerSettled(seed, one);
      note(ends, one);
    }
  }, 300_000);

  test('among which there were all the ways a purchase can end', () => {
    expect(Object.entries(ends).filter(([, times]) => times < RUNS / 200)).toEqual([]);
  });
});

interface Books {
  readonly captured: number;
  readonly sentBack: number;
  readonly reserved: number;
}

/** What the payment's own stream says has moved; `reserved` counts authorisations that nothing was taken from. */
function ours({ shop: { payment } }: Interleaving): Books {
  const { started, capture, refunds, reversals, late, pspReference } = payment;
  const atOnce = started?.capture === 'at-once';
  const amount = started?.amount ?? 0;
  const done = reversals.filter(({ status }) => status === 'reversed');
  const taken = capture?.status === 'captured' ? capture.amount : 0;
  const lateTaken = atOnce ? late.length * amount : 0;
  const refunded = refunds.reduce((sum, { status, amount: back }) => sum + (status === 'refunded' ? back : 0), 0);
  const released = (reference: string) => done.some((each) => each.pspReference === reference);
  const open = [
    ...(pspReference && taken === 0 ? [pspReference] : []),
    ...(atOnce ? [] : late.map((each) => each.pspReference)),
  ];
  return {
    captured: taken + lateTaken,
    sentBack: refunded + (atOnce ? done.length * amount : 0),
    reserved: open.filter((reference) => !released(reference)).length,
  };
}

function theirs({ partner }: Interleaving): Books {
  return {
    captured: partner.payments.reduce((sum, { captured }) => sum + captured, 0),
    sentBack: partner.payments.reduce((sum, { refunded }) => sum + refunded, 0),
    reserved: partner.payments.filter(({ status, captured }) => status === 'authorised' && captured === 0).length,
  };
}

function expectCustomerSettled(seed: number, one: Interleaving): void {
  const { order, payment } = one.shop;
  if (openTasks(payment).length > 0) return;
  const { captured, sentBack, reserved } = theirs(one);
  const isDue = order.dispatchedAt !== null || (payment.started?.capture === 'at-once' && order.confirmedAt !== null);
  expect({ seed, held: captured - sentBack }).toEqual({ seed, held: isDue ? owedTotal(order) : 0 });
  const waitsForParcel = order.phase === 'confirmed' && payment.started?.capture === 'later';
  expect({ seed, reserved }).toEqual({ seed, reserved: waitsForParcel ? 1 : 0 });
}

function note(ends: Record<string, number>, { shop: { order, payment, log }, lost }: Interleaving): void {
  const count = (name: string, when: boolean) => (ends[name] = (ends[name] ?? 0) + (when ? 1 : 0));
  count('person', openTasks(payment).length > 0);
  count('settled', openTasks(payment).length === 0);
  count('cancelled', order.phase === 'cancelled');
  count('dispatched', order.dispatchedAt !== null);
  count('returned', order.returns.length > 0);
  count('late', payment.late.length > 0);
  count('lost', lost > 0);
  count('madeUpFor', lost > 0 && openTasks(payment).length === 0 && payment.differences.length > 0);
  count(
    'retried',
    log.some(({ type, data }) => type.endsWith('Sent') && (data as { attempt: number }).attempt > 1),
  );
}
