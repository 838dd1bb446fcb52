/** The id of the form that all buy buttons of a page belong to. */
export const CART_FORM = 'cart-form';

let latest: string | null = null;

/** A pressed buy button is replaced and loses the focus. Its replacement asks here whether to take the focus. */
export function noteBought(varuId: string): void {
  latest = varuId;
}

export function takeBought(varuId: string): boolean {
  if (latest !== varuId) return false;
  latest = null;
  return true;
}
