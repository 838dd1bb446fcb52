import type { CartSummary } from '../../../services/web-host/contract/cart.js';
import type { Failure } from '../../../services/web-host/contract/result.js';

/** What the cart's own address answers a script; a plain form is sent back to its page instead. */
export type CartAnswer = { readonly commandId: string; readonly at: number } & (
  | { readonly ok: true; readonly added: number; readonly summary: CartSummary }
  | Failure
);
