/** The id of the form that all buy buttons of a page belong to. */
export const CART_FORM = 'cart-form';

let latest: string | null = null;

/**
 * Remembers that this product's buy button was pressed and is being replaced. Its replacement then takes the focus
 * (`takeBought`).
 */
export function noteBought(varuId: string): void {
  latest = varuId;
}

export function takeBought(varuId: string): boolean {
  if (latest !== varuId) return false;
  latest = null;
  return true;
}
