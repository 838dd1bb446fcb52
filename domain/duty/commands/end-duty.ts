import { accept, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { DutyEvent } from '../events.js';
import { shiftOf, type DutyState } from '../state.js';

export interface EndDuty {
  readonly type: 'EndDuty';
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly at: Instant;
}

/** Who is off duty already has nothing to end. */
export function endDuty({ staffId, staffName, at }: EndDuty, state: DutyState): Decision<DutyEvent, never> {
  return shiftOf(state, staffId, at) ? accept({ type: 'DutyEnded', data: { staffId, staffName, at } }) : unchanged;
}
