import { accept, reject, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { ProductEvent, ProductWithdrawn } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

export interface Withdraw {
  readonly type: 'Withdraw';
  readonly reason: ProductWithdrawn['data']['reason'];
  readonly on: BusinessDate;
}

export function withdraw({ reason, on }: Withdraw, state: ProductState): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  return state.withdrawn ? unchanged : accept({ type: 'ProductWithdrawn', data: { reason, on } });
}
