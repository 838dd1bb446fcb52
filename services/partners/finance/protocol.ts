import { z } from 'zod';

import { noticeWays } from '../../../domain/payment/index.js';

const line = z.string().min(1).max(200);
const ore = z.int().min(1).max(1_000_000_000);
const reference = z.string().min(1).max(120);

/** The body of POST /v1/credits. The schema is strict, so that nothing but this reaches the finance company. */
export const creditBody = z.strictObject({
  merchantReference: z.uuid(),
  amount: ore,
  product: z.enum(['invoice-14-days', 'monthly-invoice']),
  months: z.int().min(1).max(12),
  notice: z.enum(noticeWays),
  applicant: z.strictObject({
    personNumber: z.string().regex(/^\d{12}$/),
    firstName: line,
    lastName: line,
    street: line,
    postalCode: z.string().regex(/^\d{5}$/),
    city: line,
    email: z.string().max(254),
  }),
});
export type CreditBody = z.infer<typeof creditBody>;

export const REASONS = [
  'Denied',
  'CreditCheckDenied',
  'AddressNotFound',
  'ReservationNotApproved',
  'AmountAboveMaximumCredit',
  'AgreementRulesValidationFailed',
  'TechnicalError',
] as const;
export type Reason = (typeof REASONS)[number];

export const creditAnswer = z.object({
  creditId: z.string().min(1).max(64),
  merchantReference: z.uuid(),
  amount: ore,
  decision: z.enum(['approved', 'denied', 'pending']).nullable().default(null),
  reason: z.string().max(100).nullable().default(null),
});

/** The body of an activation or a credit note. A reversal has no amount. */
export const operationBody = z.strictObject({ reference, amount: ore });
export const reversalBody = z.strictObject({ reference });
export const cancellationBody = z.strictObject({ merchantReference: z.uuid() });
export const operationAnswer = z.object({ operationId: z.string().min(1).max(64), status: z.literal('received') });

/** How one notice to the customer stands. It is always whole, and a higher standing is newer. */
const noticeStanding = z.object({
  noticeId: z.string().min(1).max(64),
  standing: z.int().min(1).max(1_000_000),
  number: z.int().min(1).max(100),
  ofNotices: z.int().min(1).max(100),
  amount: ore,
  fee: z.int().min(0).max(1_000_000),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  ocr: z.string().regex(/^\d{2,25}$/),
  bankgiro: z.string().regex(/^\d{3,4}-\d{4}$/),
  way: z.enum(noticeWays),
  reminders: z.int().min(0).max(100),
  reminderFees: z.int().min(0).max(10_000_000),
  interest: z.int().min(0).max(1_000_000_000),
  credited: z.int().min(0).max(1_000_000_000),
  paid: z.int().min(0).max(1_000_000_000),
});

export const EVENT_TYPES = [
  'credit.approved',
  'credit.denied',
  'credit.expired',
  'activation.done',
  'activation.failed',
  'credit-note.done',
  'credit-note.failed',
  'reversal.done',
  'reversal.failed',
  'cancellation.done',
  'notice.changed',
] as const;

export const financeEvent = z.object({
  eventId: z.string().min(1).max(64),
  type: z.enum(EVENT_TYPES),
  creditId: z.string().min(1).max(64),
  /** The shop's reference of the payment, or of the activation, credit note or reversal. */
  reference,
  operationId: z.string().max(64).nullable(),
  amount: z.int().min(0).max(1_000_000_000),
  reason: z.string().max(200).nullable(),
  occurredAt: z.iso.datetime(),
  /** Only a changed notice has it. */
  notice: noticeStanding.nullable().default(null),
});
export type FinanceEvent = z.infer<typeof financeEvent>;
export const financeWebhook = z.object({ event: financeEvent, signature: z.string() });

/**
 * The statement of a day: what was booked, and each notice whose standing is of that day. `count` counts both, and tells
 * a whole statement from a cut one.
 */
export const statementAnswer = z.object({
  date: z.iso.date(),
  count: z.int().min(0),
  entries: z.array(
    z.object({
      record: z.string().min(1).max(60),
      bookedAt: z.iso.datetime(),
      creditId: z.string().min(1),
      merchantReference: z.string().min(1),
      reference: reference.nullable(),
      operationId: z.string().nullable(),
      amount: z.int(),
    }),
  ),
  notices: z
    .array(z.object({ creditId: z.string().min(1), merchantReference: z.string().min(1), notice: noticeStanding }))
    .default([]),
});
