import type { CartSummary } from '../../../services/shop/cart/contract.js';
import type { Failure } from '../../../services/foundation/problem/result-contract.js';

/** The answer to a script; a plain form is redirected back to its page. */
export type CartAnswer = { readonly commandId: string; readonly at: number; readonly from: 'card' | 'page' } & (
  { readonly ok: true; readonly added: number; readonly summary: CartSummary } | Failure
);

export function isCartAnswer(data: unknown): data is CartAnswer {
  return typeof data === 'object' && data !== null && 'commandId' in data && 'from' in data;
}
