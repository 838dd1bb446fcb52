import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

/** RX-06: a pharmacist began to work at the desk. The rule says when the shift ends at the latest. */
export type DutyStarted = DomainEvent<
  'DutyStarted',
  {
    readonly staffId: Uuid;
    readonly staffName: string;
    readonly at: Instant;
    /** The shift ends by itself at this instant. */
    readonly until: Instant;
    readonly ruleVersion: string;
  }
>;

/** The pharmacist ended the shift. A shift that ended by itself has no such event. */
export type DutyEnded = DomainEvent<
  'DutyEnded',
  { readonly staffId: Uuid; readonly staffName: string; readonly at: Instant }
>;

export type DutyEvent = DutyStarted | DutyEnded;

export const dutyEvents: EventDefinitions<DutyEvent> = { DutyStarted: { version: 1 }, DutyEnded: { version: 1 } };
