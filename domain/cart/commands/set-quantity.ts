import { reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { acceptWithChequeCover } from '../cheque-cover.js';
import { refusesChange } from '../editable.js';
import type { CartLine } from '../events.js';
import { isWholeQuantity, refusesQuantity } from '../quantity.js';
import type { CartDecision } from '../rejections.js';
import { lineOf, type CartState } from '../state.js';
import { removeItem } from './remove-item.js';

export interface SetQuantity {
  readonly type: 'SetQuantity';
  readonly customerId: Uuid | null;
  readonly varuId: string;
  /** 0 takes the line out. */
  readonly quantity: number;
  readonly on: BusinessDate;
}

export function setQuantity(command: SetQuantity, state: CartState): CartDecision {
  const { varuId, quantity, customerId } = command;
  if (!isWholeQuantity(quantity, 0)) return reject({ type: 'QuantityInvalid', field: 'quantity' });
  if (quantity === 0) return removeItem({ type: 'RemoveItem', customerId, varuId }, state);
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const line = lineOf(state, varuId);
  if (!line) return reject({ type: 'ItemNotInCart', field: 'varuId', varuId });
  return changeQuantity(command, line, state);
}

function changeQuantity({ varuId, quantity, on }: SetQuantity, line: CartLine, state: CartState): CartDecision {
  if (line.quantity === quantity) return unchanged;
  const refusal = refusesQuantity(state, line, quantity, on);
  if (refusal) return reject(refusal);
  return acceptWithChequeCover(state, [{ type: 'ItemQuantitySet', data: { varuId, from: line.quantity, quantity } }]);
}
