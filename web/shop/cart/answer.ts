import type { CartSummary } from '../../../services/shop/cart/contract.js';
import type { Failure } from '../../../services/foundation/problem/result-contract.js';

/** What the server answers when a script changes the cart. A form without scripts is redirected to its page instead. */
export type CartAnswer = {
  readonly commandId: string;
  readonly at: number;
  readonly from: 'card' | 'page';
  readonly varuId: string;
} & ({ readonly ok: true; readonly added: number; readonly summary: Pick<CartSummary, 'quantities'> } | Failure);

export function isCartAnswer(data: unknown): data is CartAnswer {
  return typeof data === 'object' && data !== null && 'commandId' in data && 'from' in data;
}
