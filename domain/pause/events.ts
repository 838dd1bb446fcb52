import type { DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** A target was paused. For a paused target it replaces the text and the end. */
export type Paused = DomainEvent<
  'Paused',
  {
    /** A `PauseTarget` as text. The set of targets changes, and old events must stay readable. */
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
