import { accept, type Decision } from '../../kernel/index.js';
import type { HealthDataShown, HealthLookEvent } from '../events.js';

export type ShowHealthData = { readonly type: 'ShowHealthData' } & HealthDataShown['data'];

/** LAW-09: each look is recorded, also the same one twice. */
export function showHealthData({ type: _type, ...data }: ShowHealthData): Decision<HealthLookEvent, never> {
  return accept({ type: 'HealthDataShown', data });
}
