import type { ConsentGiven, ConsentWithdrawn } from '../../../domain/customer/events.js';
import { consentTexts } from '../../../domain/customer/consent-code.js';
import { stockholmDate, type BusinessDate, type Instant, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { About, GuardianshipLearned, ReminderEvent } from '../../../domain/reminder/events.js';
import { REMINDER_WAYS, type ReminderWay } from '../../../domain/reminder/rules/kinds.js';
import { reminderRule } from '../../../domain/reminder/rules/reminder-rule.js';
import { DATED_KINDS, REMINDER_TABLE, type DatedKind } from '../../../domain/reminder/rules/rule-table.js';
import { evolve, initial, type Reminder } from '../../../domain/reminder/state.js';
import { reminderWayName, reminderWayWord, reminderWord } from '../events/reminder-texts.js';
import { eventsOf, stepOf, type Step } from './step.js';

export interface ConsentThen {
  readonly code: string;
  readonly given: boolean;
  /** Whether it was given to an earlier text than that of the moment. */
  readonly isOutdated: boolean;
  /** When it was given or withdrawn. Null for who never answered. */
  readonly since: Instant | null;
}

/** The kind, and the day that the due day was computed from. */
export interface DueFrom {
  readonly kind: DatedKind;
  readonly day: BusinessDate | null;
  readonly daysBefore: number;
  readonly ground: About['watched']['by']['ground'];
}

export interface ReminderExplained {
  readonly reminderId: string;
  readonly standing: string;
  readonly dueOn: BusinessDate;
  readonly ruleVersion: string;
  /** Null where the contents are not opened: the kind tells that there is a prescription. */
  readonly from: DueFrom | null;
  /** The moment at which the consents were asked. Null before. */
  readonly askedAt: Instant | null;
  readonly ways: readonly {
    readonly way: ReminderWay;
    readonly name: string;
    readonly outcome: string | null;
    readonly consents: readonly ConsentThen[];
  }[];
  readonly steps: readonly Step[];
}

type ConsentEvent = ConsentGiven | ConsentWithdrawn;
const REMINDER_TYPES = [
  ...(['ReminderPlanned', 'ReminderCancelled', 'ReminderFellDue', 'ReminderLeft', 'ReminderSent'] as const),
  ...(['ReminderWithheld', 'ReminderPostponed', 'ReminderRead', 'DeathLearned', 'GuardianshipLearned'] as const),
];
const MOST_SHOWN = 40;

/** RMD-03: why a customer was reminded or not: the day, the consents at that moment, the ways, and what cancelled it. */
export function explainReminders(events: readonly RecordedEvent[], asOf: Instant): readonly ReminderExplained[] {
  const told = eventsOf<ReminderEvent>(events, ...REMINDER_TYPES);
  const consents = eventsOf<ConsentEvent>(events, 'ConsentGiven', 'ConsentWithdrawn');
  return Object.values(told.reduce(evolve, initial).reminders)
    .sort((one, other) => (one.dueOn < other.dueOn ? 1 : -1))
    .slice(0, MOST_SHOWN)
    .map((each) => explained(each, told, consents, asOf));
}

/** RX-08, RMD-03: what the register said of guardianships, by which a parent is reminded of a child or not. */
export function explainGuardianships(events: readonly RecordedEvent[]): readonly Step[] {
  return eventsOf<GuardianshipLearned>(events, 'GuardianshipLearned').map(stepOf);
}

function explained(
  reminder: Reminder,
  told: readonly (RecordedEvent & ReminderEvent)[],
  consents: readonly (RecordedEvent & ConsentEvent)[],
  asOf: Instant,
): ReminderExplained {
  const { reminderId, dueOn, ruleVersion, about, leftAt, ways, phase, readAt, cancelled } = reminder;
  const own = told.filter((event) =>
    event.type === 'GuardianshipLearned'
      ? cancelled?.because === 'right-ended' && event.data.at === cancelled.at
      : 'reminderId' in event.data && event.data.reminderId === reminderId,
  );
  const asked = leftAt ?? asOf;
  const kinds = about ? [about.kind] : DATED_KINDS;
  const codesOf = (way: ReminderWay) => kinds.map((kind) => REMINDER_TABLE[kind].consents[way]);
  const read = phase === 'left' && readAt !== null ? 'read' : phase;
  return {
    ...{ reminderId, dueOn, ruleVersion, askedAt: leftAt },
    standing: reminderWord(cancelled ? `cancelled-${cancelled.because}` : read),
    from: about && dueFrom(about, dueOn),
    ways: REMINDER_WAYS.map((way) => ({
      way,
      name: reminderWayName(way),
      outcome: outcomeOf(ways[way]),
      consents: codesOf(way).map((code) => consentAt(code, consents, asked)),
    })),
    steps: own.map(stepOf),
  };
}

function outcomeOf(standing: Reminder['ways'][ReminderWay]): string | null {
  if (!standing) return null;
  return reminderWayWord(standing.is === 'withheld' ? standing.why : standing.is);
}

function dueFrom({ kind, watched: { facts, by } }: About, dueOn: BusinessDate): DueFrom {
  const { daysBeforePeriodEnd, daysBeforePrescriptionEnd } = reminderRule.on(dueOn);
  if (facts.of === 'period') return { kind, day: facts.endsOn, daysBefore: daysBeforePeriodEnd, ground: by.ground };
  return kind === 'PrescriptionExp'
    ? { kind, day: facts.validThrough, daysBefore: daysBeforePrescriptionEnd, ground: by.ground }
    : { kind, day: facts.nextOn, daysBefore: 0, ground: by.ground };
}

function consentAt(code: string, consents: readonly ConsentEvent[], at: Instant): ConsentThen {
  const last = consents.filter(({ data }) => data.code === code && data.at <= at).at(-1);
  const given = last?.type === 'ConsentGiven' ? last.data : null;
  const { textVersion } = consentTexts.on(stockholmDate(at));
  const isOutdated = given !== null && given.textVersion !== textVersion;
  return { code, given: given !== null, isOutdated, since: last?.data.at ?? null };
}
