/** What shoppers do with a product that they found by search (CAT-05). */
export const INTEREST_KINDS = ['click', 'addtocart', 'purchase'] as const;
export type InterestKind = (typeof INTEREST_KINDS)[number];
