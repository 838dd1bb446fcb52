/** The id of the form that all buy buttons of a page belong to. */
export const CART_FORM = 'cart-form';

/** The class of the bar that repeats a product page's buy button at the bottom of a small screen. */
export const BUY_BAR = 'buy-bar';

interface Bought {
  readonly varuId: string;
  readonly inBar: boolean;
}

let latest: Bought | null = null;

export function isInBar(element: Element): boolean {
  return element.closest(`.${BUY_BAR}`) !== null;
}

/**
 * Remembers that this product's buy button was pressed and is being replaced. The replacement at the same place then
 * takes the focus (`takeBought`).
 */
export function noteBought(button: HTMLButtonElement): void {
  latest = { varuId: button.value, inBar: isInBar(button) };
}

export function takeBought(varuId: string, replacement: Element): boolean {
  if (latest?.varuId !== varuId || latest.inBar !== isInBar(replacement)) return false;
  latest = null;
  return true;
}
