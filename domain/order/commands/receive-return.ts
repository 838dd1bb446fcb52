import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';
import { returnOf } from '../withdrawal/goods.js';

export interface LabelReturn {
  readonly type: 'LabelReturn';
  readonly returnNumber: string;
  readonly carrier: string;
  readonly labelNumber: string;
  readonly labelledAt: Instant;
}

export function labelReturn(command: LabelReturn, state: OrderState): OrderDecision {
  const { returnNumber, carrier, labelNumber, labelledAt } = command;
  const found = returnOf(state, returnNumber);
  if (!found) return reject({ type: 'ReturnUnknown', field: 'returnNumber' });
  if (found.label) return unchanged;
  const { withdrawalId } = found;
  return accept({ type: 'ReturnLabelled', data: { withdrawalId, carrier, labelNumber, labelledAt } });
}

/** Records that the parcel with the returned goods is at the warehouse. */
export interface ReceiveReturn {
  readonly type: 'ReceiveReturn';
  readonly returnNumber: string;
  readonly receivedAt: Instant;
}

export function receiveReturn({ returnNumber, receivedAt }: ReceiveReturn, state: OrderState): OrderDecision {
  const found = returnOf(state, returnNumber);
  if (!found) return reject({ type: 'ReturnUnknown', field: 'returnNumber' });
  if (found.receivedAt || found.status !== 'awaited') return unchanged;
  return accept({ type: 'ReturnReceived', data: { withdrawalId: found.withdrawalId, receivedAt } });
}
