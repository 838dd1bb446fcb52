import type { Slice } from '../kernel/index.js';
import { decide, type DutyCommand } from './decide.js';
import { dutyEvents, type DutyEvent } from './events.js';
import { evolve, initial, type DutyState } from './state.js';

/** The shifts of the pharmacists, in a single stream. */
export const duty: Slice<DutyCommand, DutyState, DutyEvent, never, 'duty'> = {
  kind: 'duty',
  events: dutyEvents,
  initial,
  evolve,
  decide,
};

export const PHARMACISTS = 'pharmacists';

export type { DutyCommand } from './decide.js';
export { dutyRule } from './rule.js';
export { shiftOf, shiftsAt, type DutyState, type Shift } from './state.js';
export * from './events.js';
