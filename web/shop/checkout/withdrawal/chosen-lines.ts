import type { WithdrawalForm, WithdrawnLine } from '../../../../services/shop/withdrawal/contract.js';

const FIELD = 'antal-';
const QUANTITY = /^\d{1,3}$/;

export function fieldOf(lineId: string): string {
  return `${FIELD}${lineId}`;
}

/** The lines that a form or an address names. What is no number becomes a quantity that no order accepts. */
export function chosenLines(fields: Readonly<Record<string, unknown>>): readonly WithdrawnLine[] {
  return Object.entries(fields)
    .filter(([name, value]) => name.startsWith(FIELD) && value !== '' && value !== '0')
    .map(([name, value]) => ({
      lineId: name.slice(FIELD.length, FIELD.length + 20),
      quantity: QUANTITY.test(String(value)) ? Number(value) : -1,
    }));
}

/** All goods that the order lets go: the medicines too while their parcel can be stopped. */
export function wholeOrder({ lines }: WithdrawalForm): readonly WithdrawnLine[] {
  return lines
    .filter(({ quantity, returnable, stoppable }) => quantity > 0 && (returnable || stoppable))
    .map(({ lineId, quantity }) => ({ lineId, quantity }));
}
