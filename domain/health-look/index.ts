import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type HealthLookCommand } from './decide.js';
import { healthLookEvents, type HealthLookEvent } from './events.js';
import { inspection, type HealthLookKind } from './inspect.js';
import { owner } from './owner.js';
import { evolve, initial, type HealthLookState } from './state.js';

/** Every look at a customer's health data, in one stream for each customer (LAW-09). */
export const healthLook: Slice<HealthLookCommand, HealthLookState, HealthLookEvent, never, 'health-look'> &
  Owned<HealthLookEvent, 'customer'> &
  Inspectable<HealthLookState, HealthLookEvent, HealthLookKind> = {
  kind: 'health-look',
  events: healthLookEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export type { HealthLookCommand } from './decide.js';
export type { HealthLookState } from './state.js';
export * from './events.js';
export { blockRule, type StaffPurpose } from './staff-look.js';
