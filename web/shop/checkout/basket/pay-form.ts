import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

import type { SealedCard } from '../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { textIn } from '../../../interface/form/sent-form.js';
import { cardTexts } from '../card-fields/texts.js';
import { chosenMethod } from './pay/chosen-method.js';
import { basketTexts } from './texts.js';

const { errors } = basketTexts;
const ticked = (message: string) => z.literal('ja', message);
const blob = (message: string) => z.string(message).regex(/^(?=.*[a-z])\S{100,10000}$/i, message);

/** The card's data as the partner's script encrypts it. The partner gives these names. */
const cardForm = z.object({
  encryptedCardNumber: blob(cardTexts.errors.encryptedCardNumber),
  encryptedExpiryMonth: blob(cardTexts.errors.encryptedExpiryDate),
  encryptedExpiryYear: blob(cardTexts.errors.encryptedExpiryDate),
  encryptedSecurityCode: blob(cardTexts.errors.encryptedSecurityCode),
  holderName: z
    .string(errors.holderName)
    .trim()
    .min(1, errors.holderName)
    .max(100, errors.holderName)
    .refine((name) => name.replace(/\D/g, '').length < 12, errors.holderName),
});

/** A request with one of these fields is refused, because it contains card data that is not encrypted. */
const IN_CLEAR = ['number', 'cardNumber', 'expiry', 'securityCode', 'cvc'] as const;

const payForm = z.object({
  shown: z.string(errors.shown).min(1, errors.shown).max(100, errors.shown),
  methodId: z.string(errors.method).regex(/^[\w-]{1,80}$/, errors.method),
  termsAccepted: ticked(errors.terms),
  ageDeclared: z.literal('ja').optional(),
});
const guestPayForm = payForm.extend({ ageDeclared: ticked(errors.age) });

/** The declarations stand below all methods and their fields, and errors are listed in the order of the page. */
const LAST = ['ageDeclared', 'termsAccepted'];

export interface PayForm {
  readonly shown: string;
  readonly methodId: string;
  readonly card: SealedCard | null;
  readonly storedCardId: string | null;
  readonly storeCard: boolean;
  readonly invoicePlan: string | null;
  readonly ageDeclared: boolean;
  readonly browserInfo: string | null;
}

/** Reads the form of the payment step. It returns all errors at once, each with the name of its input. */
export function readPayForm(
  form: FormData,
  ageRequired: boolean,
): { readonly form: PayForm } | { readonly errors: readonly ShopError[] } {
  const clear = IN_CLEAR.filter((name) => form.has(name));
  if (clear.length > 0)
    return { errors: clear.map((field) => ({ field, code: 'CARD_IN_CLEAR', message: cardTexts.clear })) };
  const pay = parseWithZod(form, { schema: ageRequired ? guestPayForm : payForm });
  const card = paysByFields(form) ? parseWithZod(form, { schema: cardForm }) : null;
  if (pay.status !== 'success' || (card && card.status !== 'success'))
    return { errors: byInput({ ...pay.reply().error, ...card?.reply().error }) };
  const { shown, ageDeclared } = pay.value;
  const invoicePlan = textIn(form, 'invoicePlan', 20) || null;
  const browserInfo = textIn(form, 'browserInfo', 5_001) || null;
  const [method, storeCard] = [chosenMethod(pay.value.methodId), card !== null && form.has('storeCard')];
  return {
    form: {
      ...{ shown, ...method, card: card?.value ?? null, storeCard, invoicePlan, browserInfo },
      ageDeclared: ageDeclared === 'ja',
    },
  };
}

/** If the card fields were shown, they must be filled. Otherwise the partner's own page asks for the card. */
function paysByFields(form: FormData): boolean {
  return textIn(form, 'methodId') === 'scheme' && (form.has('cardFields') || form.has('encryptedCardNumber'));
}

/** Month and year are one input on the page. An error in `shown` is an error of the cart. */
function byInput(faults: Readonly<Record<string, string[] | null>>): readonly ShopError[] {
  const found = Object.entries(faults).map(([name, messages]) => {
    const field = name.replace(/^encryptedExpiry(Month|Year)$/, 'encryptedExpiryDate').replace(/^shown$/, 'cartId');
    return { field, code: 'invalid', message: messages?.[0] ?? '' };
  });
  const once = found.filter(({ field }, at) => found.findIndex((each) => each.field === field) === at);
  return once.toSorted((a, b) => LAST.indexOf(a.field) - LAST.indexOf(b.field));
}
