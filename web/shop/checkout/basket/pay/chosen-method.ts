/** The value of the button of a saved card begins with this. One press then chooses the method and the card. */
const STORED = 'card-';

export function storedCardChoice(id: string): string {
  return `${STORED}${id}`;
}

/** The method of a pressed button. A saved card is a payment by card with the card's id. */
export function chosenMethod(value: string): { readonly methodId: string; readonly storedCardId: string | null } {
  return value.startsWith(STORED)
    ? { methodId: 'scheme', storedCardId: value.slice(STORED.length) }
    : { methodId: value, storedCardId: null };
}
