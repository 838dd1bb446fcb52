import { z } from 'zod';

import { noticeWays } from '../../../../domain/payment/index.js';
import { paymentDetailsExample, paymentExample } from './examples.js';
import { FREE } from '../pay-request.js';
import { checkoutTexts } from '../texts.js';

const IN_CLEAR_TEXT = 'Kortuppgifter tas bara emot krypterade.';

/**
 * Encrypted card data is long and contains letters. So this schema refuses a plain number or code, and Adyen's
 * unencrypted `test_…` values.
 */
const encrypted = z
  .string('Kortuppgiften saknas.')
  .min(1, 'Kortuppgiften saknas.')
  .regex(/^(?!test_)(?=.*[a-z])\S{100,10000}$/i, IN_CLEAR_TEXT);

/** A name with as many digits as a card number is refused, whatever separates them. */
const holderName = z
  .string('Kortinnehavarens namn ska vara text.')
  .max(100, 'Namnet är för långt.')
  .refine((name) => name.replace(/\D/g, '').length < 12, 'Namnet får inte innehålla ett kortnummer.')
  .optional();

const MONTHS = 'months ska vara 1–12.';
const OTHER_METHOD = 'Betaluppgifterna hör till ett annat betalsätt.';
const cardType = z.literal('scheme', OTHER_METHOD);

/** The card data that the partner's script has encrypted in the browser. A plain card number never reaches the shop. */
export const sealedCard = z.strictObject({
  type: cardType,
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  encryptedSecurityCode: encrypted,
  holderName,
});
const storedCard = z.strictObject({
  type: cardType,
  storedPaymentMethodId: z.string().min(1).max(64),
  encryptedSecurityCode: encrypted.optional(),
});
/** Matches field names of unencrypted card data. No call of the shop accepts them. */
const IN_CLEAR = /number|cvc|cvv|pan|securitycode|expiry/i;

/** Makes each unknown field an error of its own. The input never appears in a message or log. */
function named(issue: z.core.$ZodIssue): { readonly path: PropertyKey[]; readonly message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: IN_CLEAR.test(key) ? IN_CLEAR_TEXT : `Fältet ${key} är okänt.`,
  }));
}

const anyCard = z.unknown().meta({ description: 'A stored card by its id, or a new card by its encrypted fields.' });
/** A card: a stored card has an id; otherwise all four encrypted fields are required. */
const card = anyCard.transform((sent, context) => {
  if (typeof sent !== 'object' || sent === null) {
    context.issues.push({ code: 'custom', message: checkoutTexts.cardMissing, input: undefined });
    return z.NEVER;
  }
  const stored = 'storedPaymentMethodId' in sent;
  const parsed = (stored ? storedCard : sealedCard).safeParse(sent);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues.flatMap(named))
    context.issues.push({ code: 'custom', path, message, input: undefined });
  return z.NEVER;
});
/** The details of a method whose name says all. They may be left out. */
const plainly = <Method extends string>(type: Method) =>
  z
    .strictObject({ type: z.literal(type, OTHER_METHOD) })
    .nullish()
    .transform(() => ({ type }));

const anyInvoice = (...names: [string, ...string[]]) => z.enum(names, OTHER_METHOD).optional();
const invoice14 = z
  .strictObject({ type: anyInvoice('Invoice14Days', 'Faktura14dagar') })
  .nullish()
  .transform(() => ({ type: 'Invoice14Days' }) as const);
/** The legacy word for a split payment names no months. It means as many as the sum allows. */
const monthly = (months: number | null) =>
  z
    .strictObject({
      type: anyInvoice('InvoiceMonthly', 'PartPayment'),
      months: z.int('months ska vara ett heltal.').min(1, MONTHS).max(12, MONTHS).optional(),
      notice: z.enum(noticeWays, 'notice ska vara email, autogiro, e-invoice eller post.').optional(),
    })
    .nullish()
    .transform((sent) => ({
      type: 'InvoiceMonthly' as const,
      months: sent?.months ?? months,
      notice: sent?.notice ?? null,
    }));

/** The details of a method that the shop never takes. Nobody reads them. */
const unread = <Method extends string>(type: Method) =>
  z
    .unknown()
    .optional()
    .transform(() => ({ type }));

/** A wallet's token. Without a token, the partner's own page shows the wallet. */
const applePay = z
  .strictObject({ type: z.literal('applepay', OTHER_METHOD), applePayToken: encrypted.optional() })
  .nullish()
  .transform((sent) => {
    const [type, token] = ['applepay', sent?.applePayToken] as const;
    return token === undefined ? ({ type, at: 'partner' } as const) : { type, applePayToken: token };
  });
const googlePay = z
  .strictObject({ type: z.literal('googlepay', OTHER_METHOD), googlePayToken: encrypted.optional() })
  .nullish()
  .transform((sent) => {
    const [type, token] = ['googlepay', sent?.googlePayToken] as const;
    return token === undefined ? ({ type, at: 'partner' } as const) : { type, googlePayToken: token };
  });

const text = (name: string, most: number) => z.string(`${name} ska vara text.`).max(most, `${name} är för lång.`);
const wholeNumber = (name: string) => {
  const message = `${name} ska vara ett heltal mellan -100000 och 100000.`;
  return z.number(message).refine((value) => Number.isInteger(value) && Math.abs(value) <= 100_000, message);
};

export const browserInfo = z.strictObject({
  acceptHeader: text('acceptHeader', 2000),
  colorDepth: wholeNumber('colorDepth'),
  javaEnabled: z.boolean('javaEnabled ska vara true eller false.'),
  language: text('language', 35),
  screenHeight: wholeNumber('screenHeight'),
  screenWidth: wholeNumber('screenWidth'),
  timeZoneOffset: wholeNumber('timeZoneOffset'),
  userAgent: text('userAgent', 2000),
});

/** The same as a form sends it: JSON in a hidden input. */
export const browserInfoText = z
  .string()
  .max(5_000, 'browserInfo är för lång.')
  .transform((sent, context) => {
    try {
      return JSON.parse(sent) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'browserInfo ska vara JSON.', input: undefined });
      return z.NEVER;
    }
  })
  .pipe(browserInfo);

const of = <Method extends string>(paymentMethod: Method) => ({
  paymentMethod: z.literal(paymentMethod),
  browserInfo: browserInfo.optional(),
  saveCard: z.boolean('saveCard ska vara true eller false.').default(false),
  ageDeclared: z.boolean('ageDeclared ska vara true eller false.').default(false),
  /** The hash of the cart from GET /cart. A client without it pays for the cart as it is. */
  shown: z.string('shown ska vara text.').max(100, 'shown är för långt.').optional(),
});

/** CHK-14: each method has its own schema, so that order and partner get the same method. */
export const startPaymentBody = z
  .discriminatedUnion(
    'paymentMethod',
    [
      z.strictObject({ ...of('scheme'), paymentDetails: card }),
      z.strictObject({ ...of('swish'), paymentDetails: plainly('swish') }),
      z.strictObject({ ...of('trustly'), paymentDetails: plainly('trustly') }),
      z.strictObject({ ...of('klarna_paynow'), paymentDetails: plainly('klarna_paynow') }),
      z.strictObject({ ...of('klarna'), paymentDetails: plainly('klarna') }),
      z.strictObject({ ...of('klarna_account'), paymentDetails: plainly('klarna_account') }),
      z.strictObject({ ...of('Invoice14Days'), paymentDetails: invoice14 }),
      z.strictObject({ ...of('Faktura14dagar'), paymentDetails: invoice14 }),
      z.strictObject({ ...of('InvoiceMonthly'), paymentDetails: monthly(1) }),
      z.strictObject({ ...of('PartPayment'), paymentDetails: monthly(null) }),
      z.strictObject({ ...of('applepay'), paymentDetails: applePay }),
      z.strictObject({ ...of('googlepay'), paymentDetails: googlePay }),
      // Known words that the shop answers with a reason, whatever details they bring.
      z.strictObject({ ...of('giftcard'), paymentDetails: unread('giftcard') }),
      z.strictObject({ ...of('Algortkonto'), paymentDetails: unread('Algortkonto') }),
      z.strictObject({ ...of('Kampanjfaktura'), paymentDetails: unread('Kampanjfaktura') }),
      z.strictObject({ ...of('SubscribePayment'), paymentDetails: unread('SubscribePayment') }),
      z.strictObject({
        ...of('Free'),
        paymentDetails: z
          .null()
          .optional()
          .transform(() => FREE),
      }),
    ],
    'Välj ett betalsätt.',
  )
  .meta({ example: paymentExample });

export const paymentDetailsBody = z
  .strictObject({
    paymentId: z.uuid('paymentId ska vara ett UUID.'),
    details: z.union(
      [
        z.strictObject({ redirectResult: z.string().min(1).max(10_000) }),
        z.strictObject({ threeDSResult: z.string().min(1).max(10_000) }),
        z.strictObject({ paymentData: z.string().min(1).max(10_000) }),
      ],
      'Ange redirectResult, threeDSResult eller paymentData.',
    ),
  })
  .meta({ example: paymentDetailsExample });
