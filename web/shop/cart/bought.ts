/** The id of the one form that every buy button of a page belongs to. */
export const CART_FORM = 'cart-form';

let latest: string | null = null;

/** A buy button that disappears takes the keyboard's place with it; what stands there instead asks for it. */
export function noteBought(varuId: string): void {
  latest = varuId;
}

export function takeBought(varuId: string): boolean {
  if (latest !== varuId) return false;
  latest = null;
  return true;
}
