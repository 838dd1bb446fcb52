import type {
  BusinessDate,
  DomainEvent,
  EventDefinitions,
  Forgotten,
  Instant,
  PersonRef,
  Uuid,
} from '../kernel/index.js';
import type { DatedKind, ReminderGone, ReminderWay, Watched, Withheld } from './rules/index.js';

interface OfReminder {
  readonly customerId: Uuid;
  /** A keyed hash of person, kind, prescription or period, and due day. Nobody can guess it. */
  readonly reminderId: string;
  readonly at: Instant;
}

/** What a reminder is about, sealed as health data: the kind too, because it tells that there is a prescription. */
export interface About {
  readonly kind: DatedKind;
  readonly watched: Watched;
}

/** RMD-01: a reminder will be due on a day. The event holds what was known, and the version of the rule. */
export type ReminderPlanned = DomainEvent<
  'ReminderPlanned',
  OfReminder & { readonly about: About | Forgotten; readonly dueOn: BusinessDate; readonly ruleVersion: string }
>;

/** RMD-03: the reason of a reminder is gone. `watched` is what was known then, null where that was not asked. */
export type ReminderCancelled = DomainEvent<
  'ReminderCancelled',
  OfReminder & { readonly because: ReminderGone; readonly watched: Watched | Forgotten | null }
>;

/** RMD-03: its day came. It may leave from an instant outside the quiet hours. */
export type ReminderFellDue = DomainEvent<
  'ReminderFellDue',
  OfReminder & { readonly on: BusinessDate; readonly leavesAt: Instant; readonly ruleVersion: string }
>;

export interface WithheldWay {
  readonly way: ReminderWay;
  readonly why: Withheld;
}

/** RMD-03: the reminder leaves by these ways, and not by the others. Consents were asked at this moment. */
export type ReminderLeft = DomainEvent<
  'ReminderLeft',
  OfReminder & {
    readonly ways: readonly ReminderWay[];
    readonly withheld: readonly WithheldWay[];
    readonly watched: Watched | Forgotten;
    readonly ruleVersion: string;
  }
>;

/** The partner of the way took it. */
export type ReminderSent = DomainEvent<'ReminderSent', OfReminder & { readonly way: ReminderWay }>;

/** Between leaving and sending the consent or the address went, so it was not sent. */
export type ReminderWithheld = DomainEvent<'ReminderWithheld', OfReminder & WithheldWay>;

/** The partner was away until the quiet hours began. It leaves again after them. */
export type ReminderPostponed = DomainEvent<
  'ReminderPostponed',
  OfReminder & { readonly way: ReminderWay; readonly leavesAt: Instant }
>;

export type ReminderRead = DomainEvent<'ReminderRead', OfReminder>;

/** A register says that somebody has died. Nothing about them, and nothing to them, is sent any more. */
export type DeathLearned = DomainEvent<
  'DeathLearned',
  { readonly customerId: Uuid; readonly isCustomer: boolean; readonly person: string; readonly at: Instant }
>;

/** RX-08: the population register says that the customer is not the guardian of a child any more, or is again. */
export type GuardianshipLearned = DomainEvent<
  'GuardianshipLearned',
  { readonly customerId: Uuid; readonly person: string; readonly holds: boolean; readonly at: Instant }
>;

export type ReminderEvent =
  | ReminderPlanned
  | ReminderCancelled
  | ReminderFellDue
  | ReminderLeft
  | ReminderSent
  | ReminderWithheld
  | ReminderPostponed
  | ReminderRead
  | DeathLearned
  | GuardianshipLearned;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

export const reminderEvents: EventDefinitions<ReminderEvent> = {
  ReminderPlanned: { version: 1, personal: [{ purpose: 'prescription', fields: ['about'], person }] },
  ReminderCancelled: { version: 1, personal: [{ purpose: 'prescription', fields: ['watched'], person }] },
  ReminderFellDue: { version: 1 },
  ReminderLeft: { version: 1, personal: [{ purpose: 'prescription', fields: ['watched'], person }] },
  ReminderSent: { version: 1 },
  ReminderWithheld: { version: 1 },
  ReminderPostponed: { version: 1 },
  ReminderRead: { version: 1 },
  DeathLearned: { version: 1, personal: [{ purpose: 'prescription', fields: ['person'], person }] },
  GuardianshipLearned: { version: 1, personal: [{ purpose: 'prescription', fields: ['person'], person }] },
};
