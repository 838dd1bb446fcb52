import type { DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** Told again for what is paused already, it replaces the text and the end. */
export type Paused = DomainEvent<
  'Paused',
  {
    /** A `PauseTarget`. As text: what can be paused grows and shrinks, and what was paused stays told. */
    readonly target: string;
    /** What shoppers read. */
    readonly text: string;
    readonly reason: string;
    /** It ends by itself then; null: somebody ends it. */
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
