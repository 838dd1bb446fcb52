/** The id of the one form that every buy button of a page belongs to. */
export const CART_FORM = 'cart-form';

let latest: string | null = null;

/** A removed buy button loses the keyboard focus; the element in its place asks here whether to take it. */
export function noteBought(varuId: string): void {
  latest = varuId;
}

export function takeBought(varuId: string): boolean {
  if (latest !== varuId) return false;
  latest = null;
  return true;
}
