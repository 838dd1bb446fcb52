import { accept, type Decision } from '../../kernel/index.js';
import type { HealthDataRefused, HealthLookEvent } from '../events.js';

type Data = HealthDataRefused['data'];

export interface RefuseHealthData extends Data {
  readonly type: 'RefuseHealthData';
}

/** RX-12: each refusal is recorded, so that attempts can be counted. */
export function refuseHealthData({ type: _type, ...data }: RefuseHealthData): Decision<HealthLookEvent, never> {
  return accept({ type: 'HealthDataRefused', data });
}
