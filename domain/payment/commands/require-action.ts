import { accept, reject, unchanged } from '../../kernel/index.js';
import type { PaymentActionRequired } from '../events.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

export type RequireAction = { readonly type: 'RequireAction' } & PaymentActionRequired['data'];

export function requireAction({ action, pspReference }: RequireAction, state: PaymentState): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const repeated = state.action?.action === action && state.action.pspReference === pspReference;
  if (repeated || !isUndecided(state)) return unchanged;
  return accept({ type: 'PaymentActionRequired', data: { action, pspReference } });
}
