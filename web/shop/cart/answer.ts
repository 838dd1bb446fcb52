import type { CartSummary } from '../../contract/cart.js';
import type { Failure } from '../../contract/result.js';

/** What the cart's own address answers a script; a plain form is sent back to its page instead. */
export type CartAnswer = { readonly commandId: string; readonly at: number } & (
  | { readonly ok: true; readonly added: number; readonly summary: CartSummary }
  | Failure
);
