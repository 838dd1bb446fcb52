import { accept, reject, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { sendReversal } from '../sending.js';
import type { PaymentState } from '../state.js';

/**
 * Reverses an authorisation that came too late. The shop does not know whether its money was captured, so the partner
 * decides whether to cancel or refund.
 */
export interface RequestReversal {
  readonly type: 'RequestReversal';
  readonly reversalId: Uuid;
  readonly amount: Ore;
  readonly pspReference: string;
  readonly reason: string;
  readonly requestedAt: Instant;
}

export function requestReversal(command: RequestReversal, state: PaymentState): PaymentDecision {
  const { type: _, ...data } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (state.released.includes(data.pspReference)) return unchanged;
  if (state.reversals.some(({ pspReference }) => pspReference === data.pspReference)) return unchanged;
  return accept({ type: 'ReversalRequested', data }, sendReversal({ ...data, attempt: 0 }, data.requestedAt));
}
