import type { DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** Staff paused a target. When it was already paused, the new text and end replace the old ones. */
export type Paused = DomainEvent<
  'Paused',
  {
    /** A `PauseTarget`, stored as a plain string: the list of targets may change, but old events must stay readable. */
    readonly target: string;
    readonly text: string;
    readonly reason: string;
    /** When the pause ends automatically. Null when only staff end it. */
    readonly until: Instant | null;
    readonly at: Instant;
    readonly staffName: string;
    readonly ruleVersion: string;
  }
>;

export type Resumed = DomainEvent<
  'Resumed',
  { readonly target: string; readonly reason: string; readonly at: Instant; readonly staffName: string }
>;

export type PauseEvent = Paused | Resumed;

export const pauseEvents: EventDefinitions<PauseEvent> = { Paused: { version: 1 }, Resumed: { version: 1 } };
