import { accept, type Decision } from '../../kernel/index.js';
import type { HealthDataShown, HealthLookEvent } from '../events.js';

type Data = HealthDataShown['data'];

export interface ShowHealthData extends Data {
  readonly type: 'ShowHealthData';
}

/** LAW-09: each look is recorded, also the same one twice. */
export function showHealthData({ type: _type, ...data }: ShowHealthData): Decision<HealthLookEvent, never> {
  return accept({ type: 'HealthDataShown', data });
}
