import { z } from 'zod';

import type { SealedCard } from '../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { cardTexts } from '../card-fields/texts.js';
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
  methodId: z.string(errors.method).regex(/^\w{1,40}$/, errors.method),
  termsAccepted: ticked(errors.terms),
  ageDeclared: z.literal('ja').optional(),
});
const guestPayForm = payForm.extend({ ageDeclared: ticked(errors.age) });

export interface PayForm {
  readonly shown: string;
  readonly methodId: string;
  readonly card: SealedCard | null;
  readonly ageDeclared: boolean;
}

/** Reads the form of the payment step. It returns all errors at once, each with the name of its input. */
export function readPayForm(
  form: FormData,
  ageRequired: boolean,
): { readonly form: PayForm } | { readonly errors: readonly ShopError[] } {
  const values = Object.fromEntries(form);
  const clear = IN_CLEAR.filter((name) => form.has(name));
  if (clear.length > 0)
    return { errors: clear.map((field) => ({ field, code: 'CARD_IN_CLEAR', message: cardTexts.clear })) };
  const pay = (ageRequired ? guestPayForm : payForm).safeParse(values);
  const card = values.methodId === 'scheme' && hasFields(form) ? cardForm.safeParse(values) : null;
  const issues = [...(pay.error?.issues ?? []), ...(card?.error?.issues ?? [])];
  if (issues.length > 0 || !pay.success) return { errors: byInput(issues) };
  return {
    form: {
      shown: pay.data.shown,
      methodId: pay.data.methodId,
      card: card?.success ? card.data : null,
      ageDeclared: pay.data.ageDeclared === 'ja',
    },
  };
}

/**
 * True when the page showed the card fields, which then must be filled in. Otherwise the partner's own page asks for
 * the card.
 */
function hasFields(form: FormData): boolean {
  return form.has('cardFields') || form.has('encryptedCardNumber');
}

/**
 * Lists the errors, at most one for each input. Month and year share an input, and an error in `shown` concerns the
 * cart.
 */
function byInput(issues: readonly z.core.$ZodIssue[]): readonly ShopError[] {
  const found = issues.map(({ path, message }) => {
    const field = String(path[0])
      .replace(/^encryptedExpiry(Month|Year)$/, 'encryptedExpiryDate')
      .replace(/^shown$/, 'cartId');
    return { field, code: 'invalid', message };
  });
  return found.filter(({ field }, at) => found.findIndex((each) => each.field === field) === at);
}
