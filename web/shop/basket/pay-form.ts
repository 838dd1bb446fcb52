import { z } from 'zod';

import type { CardFields } from '../../../services/web-host/contract/checkout.js';
import type { ShopError } from '../../../services/web-host/contract/result.js';
import { basketTexts } from './texts.js';

const { errors } = basketTexts;
const ticked = (message: string) => z.literal('ja', message);
const digits = (typed: string): string => typed.replace(/[\s-]/g, '');

const cardForm = z.object({
  number: z
    .string(errors.number)
    .transform(digits)
    .pipe(z.string().regex(/^\d{12,19}$/, errors.number)),
  expiry: z
    .string(errors.expiry)
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^(0[1-9]|1[0-2])\/?\d{2}$/, errors.expiry)),
  securityCode: z
    .string(errors.securityCode)
    .trim()
    .regex(/^\d{3,4}$/, errors.securityCode),
  holderName: z.string(errors.holderName).trim().min(1, errors.holderName).max(100, errors.holderName),
});

const payForm = z.object({
  methodId: z.string(errors.method).regex(/^\w{1,40}$/, errors.method),
  termsAccepted: ticked(errors.terms),
  ageDeclared: z.literal('ja').optional(),
});
const guestPayForm = payForm.extend({ ageDeclared: ticked(errors.age) });

export interface PayForm {
  readonly methodId: string;
  readonly card: CardFields | null;
  readonly ageDeclared: boolean;
}

/** Reads the last step; all faults at once, each by the name of its input. */
export function readPayForm(
  form: FormData,
  ageRequired: boolean,
): { readonly form: PayForm } | { readonly errors: readonly ShopError[] } {
  const values = Object.fromEntries(form);
  const pay = (ageRequired ? guestPayForm : payForm).safeParse(values);
  const card = values.methodId === 'scheme' ? cardForm.safeParse(values) : null;
  const issues = [...(pay.error?.issues ?? []), ...(card?.error?.issues ?? [])];
  if (issues.length > 0 || !pay.success) {
    return { errors: issues.map(({ path, message }) => ({ field: String(path[0]), code: 'invalid', message })) };
  }
  return {
    form: {
      methodId: pay.data.methodId,
      card: card?.success ? card.data : null,
      ageDeclared: pay.data.ageDeclared === 'ja',
    },
  };
}
