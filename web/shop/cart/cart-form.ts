import { z } from 'zod';

import { safeReturn } from '../../visit/login/app/return-to.js';

const varuId = z.string().regex(/^\d{1,12}$/);

/** A cart change sent by a form or a script; prices are never read from a browser. */
const fields = z.object({
  intent: z.enum(['add', 'set']).default('add'),
  varuId: varuId.optional(),
  /** The value of a buy button in the shared form. */
  buy: varuId.optional(),
  quantity: z.coerce.number().int().min(0).max(999).default(1),
  commandId: z.uuid(),
  /** Only from plain forms: the page to return to. */
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

/** Null for input that no page of ours sends. */
export function readCartForm(form: Readonly<Record<string, unknown>>): CartForm | null {
  const { success, data } = fields.safeParse(form);
  if (!success) return null;
  const { buy, ...rest } = data;
  const bought = buy ?? rest.varuId;
  if (bought === undefined) return null;
  return buy === undefined ? { ...rest, varuId: bought } : { ...rest, intent: 'add', quantity: 1, varuId: bought };
}
