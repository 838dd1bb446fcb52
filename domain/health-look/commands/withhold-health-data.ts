import { accept, type Decision } from '../../kernel/index.js';
import type { HealthDataWithheld, HealthLookEvent } from '../events.js';

type Data = HealthDataWithheld['data'];

export interface WithholdHealthData extends Data {
  readonly type: 'WithholdHealthData';
}

/** LAW-09: each refused attempt is told to the one whose data it was. */
export function withholdHealthData({ type: _type, ...data }: WithholdHealthData): Decision<HealthLookEvent, never> {
  return accept({ type: 'HealthDataWithheld', data });
}
