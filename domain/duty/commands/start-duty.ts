import { accept, stockholmDate, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { DutyEvent } from '../events.js';
import { dutyRule } from '../rule.js';
import { shiftOf, type DutyState } from '../state.js';

export interface StartDuty {
  readonly type: 'StartDuty';
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly at: Instant;
}

const AN_HOUR = 3_600_000;

/** Who is on duty stays on the same shift. */
export function startDuty({ staffId, staffName, at }: StartDuty, state: DutyState): Decision<DutyEvent, never> {
  if (shiftOf(state, staffId, at)) return unchanged;
  const { mostHours, ruleVersion } = dutyRule.on(stockholmDate(at));
  const until = new Date(Date.parse(at) + mostHours * AN_HOUR).toISOString();
  return accept({ type: 'DutyStarted', data: { staffId, staffName, at, until, ruleVersion } });
}
