import { accept, reject, type Instant } from '../../kernel/index.js';
import type { OrderStep } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Asks for a stuck step of the purchase to run again. Each step is idempotent. */
export interface RepeatStep {
  readonly type: 'RepeatStep';
  readonly step: OrderStep;
  readonly repeatedAt: Instant;
}

export function repeatStep({ step, repeatedAt }: RepeatStep, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  return accept({ type: 'OrderStepRepeated', data: { step, repeatedAt } });
}
