import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { safeReturn } from '../../visit/login/app/return-to.js';

const varuId = z.string().regex(/^\d{1,12}$/);

/** The fields of a cart change. There is no price, because the server never takes one from the browser. */
const fields = z.object({
  intent: z.enum(['add', 'set']).default('add'),
  varuId: varuId.optional(),
  /** The product of the pressed buy button, which belongs to the form that all buy buttons share. */
  buy: varuId.optional(),
  quantity: z.coerce.number().int().min(0).max(999).default(1),
  commandId: z.uuid(),
  /** The page to return to. Only forms without scripts send it. */
  returnTo: z.string().max(2_000).transform(safeReturn).optional(),
  from: z.enum(['card', 'page']).default('page'),
});

export interface CartForm {
  readonly intent: 'add' | 'set';
  readonly varuId: string;
  readonly quantity: number;
  readonly commandId: string;
  readonly returnTo?: string | undefined;
  readonly from: 'card' | 'page';
}

/** Null for input that the shop's own pages never send. */
export function readCartForm(sent: FormData): CartForm | null {
  const data = readForm(sent, fields);
  if (!data) return null;
  const { buy, ...rest } = data;
  const bought = buy ?? rest.varuId;
  if (bought === undefined) return null;
  return buy === undefined ? { ...rest, varuId: bought } : { ...rest, intent: 'add', quantity: 1, varuId: bought };
}
