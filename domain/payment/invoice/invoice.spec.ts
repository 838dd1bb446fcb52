import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { fold, isRejected, specify } from '../../kernel/index.js';
import { decide } from '../decide.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import { authorised, captured, captureRequested, started as byCard } from '../spec-events.js';
import { evolve, initialPayment } from '../state.js';
import { lateNotice, leftOfInvoice, type NoticeStanding } from './index.js';

const AT = '2026-05-06T08:00:00.000Z';
const started: PaymentStarted = { type: 'PaymentStarted', data: { ...byCard.data, method: 'InvoiceMonthly' } };
const sent: readonly PaymentEvent[] = [started, authorised, captureRequested, captured];
const given = specify({ decide, evolve, initial: initialPayment }, (actual, expected) =>
  expect(actual).toEqual(expected),
);

const notice: NoticeStanding = {
  ...{ noticeId: 'n-1', standing: 1, number: 1, ofNotices: 1, amount: 25_000, fee: 0 },
  ...{ issuedOn: '2026-05-06', dueOn: '2026-06-05', ocr: '1234567897', bankgiro: '5555-1234', way: 'email' },
  ...{ reminders: 0, reminderFees: 0, interest: 0, credited: 0, paid: 0 },
};
const heard = (change: Partial<NoticeStanding> = {}, pspReference = 'psp-1') =>
  ({
    type: 'HearInvoiceNotice',
    pspReference,
    notice: { ...notice, ...change },
    statementId: `message-${change.standing ?? 1}`,
    at: AT,
  }) as const;
const { reminders: _r, reminderFees: _f, interest: _i, credited: _c, paid: _p, ...issuedData } = notice;
const issued: PaymentEvent = { type: 'InvoiceNoticeIssued', data: { ...issuedData, issuedAt: AT } };

describe('the plan that the shopper chose (CHK-06)', () => {
  const choice = { type: 'ChooseInvoicePlan', product: 'InvoiceMonthly', months: 3, notice: 'autogiro' } as const;

  test('stands with its fee, its sums and its rate, as they were on the day of the order', () => {
    given(started)
      .when(choice)
      .then({
        type: 'InvoicePlanChosen',
        data: {
          product: 'InvoiceMonthly',
          amount: 25_000,
          months: 3,
          way: 'autogiro',
          fee: 1400,
          noticeAmounts: [9800, 9800, 9600],
          total: 29_200,
          effectiveRate: 157.9,
          firstDueOn: '2026-06-03',
          lateRate: 10,
          reminderFee: 6000,
          ruleVersion: 'invoice-terms@2000-01-01',
          chosenAt: started.data.startedAt,
        },
      });
  });

  test('of a 14-day invoice has one notice, no fee, and its day', () => {
    const by14: PaymentStarted = { type: 'PaymentStarted', data: { ...started.data, method: 'Invoice14Days' } };
    const decision = decide({ ...choice, product: 'Invoice14Days' }, fold(evolve, initialPayment, [by14]));
    if (isRejected(decision)) throw new Error(decision.rejected.type);
    expect(decision.accepted[0]?.data).toMatchObject({
      ...{ months: 1, way: 'email', fee: 0, noticeAmounts: [25_000], effectiveRate: 0, firstDueOn: '2026-05-18' },
    });
  });

  test('is the first one, and none that the terms do not allow', () => {
    const plan = decide(choice, fold(evolve, initialPayment, [started]));
    if (isRejected(plan)) throw new Error(plan.rejected.type);
    given(started, ...plan.accepted)
      .when({ ...choice, months: 2 })
      .then();
    given(started)
      .when({ ...choice, months: 6 })
      .thenRejected({ type: 'InvoicePlanInvalid', field: 'months' });
    given(byCard).when(choice).thenRejected({ type: 'MethodDiffers', field: 'method', expected: 'scheme' });
    given().when(choice).thenRejected({ type: 'PaymentUnknown' });
  });
});

describe('what the finance company tells of a notice', () => {
  test('is recorded once, and changes by what is new', () => {
    given(...sent)
      .when(heard())
      .then(issued);
    given(...sent, issued)
      .when(heard())
      .then();
    given(...sent, issued)
      .when(heard({ standing: 2, paid: 10_000 }))
      .then({
        type: 'InvoiceNoticePaid',
        data: { noticeId: 'n-1', standing: 2, amount: 10_000, paid: 10_000, paidAt: AT },
      });
  });

  test('of another kind of payment, or of none, is refused', () => {
    given(byCard, authorised).when(heard()).thenRejected({ type: 'NotByInvoice', field: 'noticeId' });
    given().when(heard()).thenRejected({ type: 'PaymentUnknown' });
  });

  test.each([
    ['for more than was sent', heard({ amount: 25_001 }), { kind: 'amount', amount: 1, ours: '250.00 SEK' }],
    ['of another credit', heard({}, 'psp-9'), { kind: 'missing-here', amount: 0, ours: 'authorised' }],
  ])('%s is a difference, and the customer does not see it', (_what, command, finding) => {
    const decision = decide(command, fold(evolve, initialPayment, sent));
    if (isRejected(decision)) throw new Error(decision.rejected.type);
    expect(decision.accepted).toMatchObject([{ type: 'PaymentDiffered', data: { record: 'invoice', ...finding } }]);
    const after = fold(evolve, initialPayment, [...sent, ...decision.accepted]);
    expect(after.invoice.notices).toEqual([]);
    expect(decide({ ...command, statementId: 'another message' }, after)).toEqual({ accepted: [] });
  });

  test('that comes before anything was sent is a difference', () => {
    const decision = decide(heard(), fold(evolve, initialPayment, [started, authorised]));
    expect(decision).toMatchObject({ accepted: [{ type: 'PaymentDiffered' }] });
  });

  const told = [
    heard(),
    heard({ standing: 2, reminders: 1, reminderFees: 6000, interest: 45 }),
    heard({ standing: 3, reminders: 1, reminderFees: 6000, interest: 45, credited: 5000 }),
    heard({ standing: 4, reminders: 1, reminderFees: 6000, interest: 45, credited: 5000, paid: 26_045 }),
  ];
  test('late, twice, and in any order leads to the same state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...told), { maxLength: 12 }), (order) => {
        const state = [...order, told.at(-1)!].reduce(
          (known, command) => {
            const decision = decide(command, known);
            return isRejected(decision) ? known : fold(evolve, known, decision.accepted);
          },
          fold(evolve, initialPayment, sent),
        );
        expect(state.invoice.notices).toEqual([told.at(-1)?.notice]);
        expect([leftOfInvoice(state.invoice), state.differences]).toEqual([0, []]);
      }),
    );
  });
});

test('a late notice costs interest by the day and its reminders, until it is paid', () => {
  const plan = { lateRate: 10 };
  const due = { ...notice, amount: 16_400 };
  expect(lateNotice(due, plan, '2026-06-05')).toBeNull();
  expect(lateNotice(due, plan, '2026-06-15')).toEqual({ days: 10, interest: 45, reminderFees: 0 });
  expect(lateNotice({ ...due, reminderFees: 6000, interest: 60 }, plan, '2026-06-15')).toEqual({
    ...{ days: 10, interest: 60, reminderFees: 6000 },
  });
  expect(lateNotice({ ...due, paid: 16_400 }, plan, '2026-06-15')).toBeNull();
});
