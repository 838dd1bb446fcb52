import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { readForm, textIn } from '../../interface/form/sent-form.js';
import { orderTexts as texts } from './order-texts.js';
import { HOME } from './parts.js';

export interface OrderAnswer {
  /** The prescription whose form was sent. */
  readonly id: string;
  readonly errors: readonly ShopError[];
}

const wanted = z.object({
  commandId: z.uuid(),
  id: z.uuid(),
  part: z.enum(['own', 'animal']),
  other: z.string().max(40).optional(),
  packages: z.coerce.number().int().min(1).max(99),
  choice: z.enum(['exchange', 'keep']).optional(),
  message: z.string().max(2_000).optional(),
});

/** RX-14: puts a withdrawal into the cart, and leads there. */
export async function action({ request, context }: ActionFunctionArgs): Promise<OrderAnswer | Response> {
  const form = await request.formData();
  const sent = readForm(form, wanted);
  if (!sent) return { id: textIn(form, 'id', 60), errors: [{ code: 'FORM_UNREADABLE', message: texts.badForm }] };
  const { choice, message = '', other = null, ...rest } = sent;
  const keepsPrescribed = choice === 'keep';
  const added = await context.shop.prescriptionCart.add({ ...rest, other, message, keepsPrescribed });
  if (added.ok) return redirect('/shop/basket#receptvaror', 303);
  if (added.errors.some(({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED'))
    return redirect(`/init-login?redirect=${encodeURIComponent(HOME)}`, 303);
  return { id: sent.id, errors: added.errors };
}
