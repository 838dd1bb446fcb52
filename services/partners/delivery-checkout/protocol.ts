import { z } from 'zod';

/** The path before each call of the delivery checkout, version 1. */
export const BASE_PATH = '/v1/delivery_checkout';

const sessionId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
/** Amounts are in minor units: 10000 is 100,00 kr. Weights are in grams. */
const minor = z.int().min(0).max(1_000_000_000);

export const CHILLED = 'chilled';

export const sessionCart = z.strictObject({
  cart_id: z.string().min(1).max(80),
  total_value: minor,
  total_discount: minor,
  items: z
    .array(
      z.strictObject({
        sku: z.string().min(1).max(20),
        name: z.string().min(1).max(20),
        quantity: z.int().min(1).max(999),
        price: minor,
        discount: minor,
        weight: z.int().min(0).max(1_000_000),
        attributes: z.array(z.enum([CHILLED])),
      }),
    )
    .max(200),
});
export type SessionCart = z.infer<typeof sessionCart>;

export const createBody = z.strictObject({
  purchase_country: z.literal('SE'),
  purchase_currency: z.literal('SEK'),
  locales: z.tuple([z.literal('sv-SE')]),
  cart: sessionCart,
  search_address: z.strictObject({ country: z.literal('SE'), postal_code: z.string().regex(/^\d{5}$/) }),
});
export const updateBody = createBody.extend({ checkout_session_id: sessionId });
export const completeBody = z.strictObject({ checkout_session_id: sessionId, external_id: z.string().min(1).max(40) });

const group = z.object({
  group_id: z.string(),
  category: z.object({ external_id: z.string().min(1).max(40) }).optional(),
  /** True until the shopper has chosen. */
  selection: z.object({ auto_selected: z.boolean() }).optional(),
  addresses: z.object({ location: z.object({ external_id: z.string().min(1).max(40) }).nullish() }).optional(),
});
const session = z.object({
  checkout_session_id: sessionId,
  cart: z.object({ cart_id: z.string() }),
  delivery_groups: z.array(group).max(10).default([]),
});

export const sessionAnswer = z.object({ session });
/** `html_snippet` is put into the page that shows the widget. */
export const openedAnswer = z.object({ session, html_snippet: z.string().min(1).max(20_000) });

export interface OpenedSession {
  readonly sessionId: string;
  readonly snippet: string;
}

/** The chosen option, by the name the shop gave it, and the place where it is collected. */
export interface WidgetChoice {
  readonly optionId: string;
  readonly placeId: string | null;
}

/** What the shopper chose for the first group. Null before that. A parcel of cold goods beside it has no choice. */
export function choiceIn({ delivery_groups: [first] }: z.infer<typeof session>): WidgetChoice | null {
  if (!first?.category || first.selection?.auto_selected) return null;
  return { optionId: first.category.external_id, placeId: first.addresses?.location?.external_id ?? null };
}
