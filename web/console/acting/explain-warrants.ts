import type { HealthDataRefused, HealthDataShown } from '../../../domain/health-look/events.js';
import { stockholmDate, type BusinessDate, type Instant, type RecordedEvent } from '../../../domain/kernel/index.js';
import { actingRule } from '../../../domain/prescription/rules/acting.js';
import { guardianRule } from '../../../domain/prescription/rules/guardian.js';
import { standingOn, type WarrantStanding } from '../../../domain/warrant/rules/standing.js';
import { warrantRule } from '../../../domain/warrant/rules/warrant-rule.js';
import type { WarrantEnd, WarrantRole } from '../../../domain/warrant/rules/warrant.js';
import { evolve, initial, type KnownWarrant } from '../../../domain/warrant/state.js';
import type { WarrantEvent } from '../../../domain/warrant/events.js';
import { warrantWord } from '../events/warrant-texts.js';
import { eventsOf, stepOf, type Step } from './step.js';

/** How a warrant came to this pharmacy. */
export type GivenHow =
  | { readonly at: 'site' }
  | { readonly at: 'pharmacy'; readonly checkedByName: string }
  /** The national service told of it. */
  | { readonly at: 'elsewhere' };

export interface WarrantExplained {
  readonly warrantId: string;
  readonly role: WarrantRole;
  readonly ofChild: boolean | null;
  readonly standing: WarrantStanding;
  /** The standing in words. */
  readonly said: string;
  readonly registeredOn: BusinessDate;
  /** The day on which this pharmacy knew that the holder had accepted. Null before. */
  readonly since: BusinessDate | null;
  readonly until: BusinessDate;
  readonly given: GivenHow;
  readonly endedBy: WarrantEnd | null;
  readonly ruleVersion: string;
  readonly steps: readonly Step[];
}

export interface GuardianExplained {
  readonly firstAt: Instant;
  readonly lastAt: Instant;
  readonly looks: number;
  readonly steps: readonly Step[];
}

export interface ActingExplained {
  readonly warrants: readonly WarrantExplained[];
  /** Null for who has seen no child's prescriptions here. */
  readonly guardian: GuardianExplained | null;
  readonly refused: readonly Step[];
  readonly rules: Readonly<Record<'acting' | 'guardian', string>> & { readonly belowAge: number };
}

const WARRANT_TYPES = [
  ...(['WarrantReceived', 'WarrantGiven', 'WarrantGivenAtPharmacy'] as const),
  ...(['WarrantAccepted', 'WarrantDeclined', 'WarrantEnded', 'WarrantUnanswered', 'WarrantFoundWaiting'] as const),
];
/** Looks repeat every day. The first ones and the last ones tell enough. */
const LOOKS_SHOWN = 5;

/** RX-08: by what right a customer sees the data of others, and others the customer's, as it is at an instant. */
export function explainActing(events: readonly RecordedEvent[], asOf: Instant): ActingExplained {
  const today = stockholmDate(asOf);
  const told = eventsOf<WarrantEvent>(events, ...WARRANT_TYPES);
  const { warrants } = told.reduce(evolve, initial);
  const [acting, guardian] = [actingRule.on(today), guardianRule.on(today)];
  return {
    warrants: Object.values(warrants)
      .map((each) => explained(each, events, told, today))
      .reverse(),
    guardian: guardianOf(events),
    refused: eventsOf<HealthDataRefused>(events, 'HealthDataRefused').slice(-LOOKS_SHOWN).map(stepOf),
    rules: { acting: acting.ruleVersion, guardian: guardian.ruleVersion, belowAge: guardian.belowAge },
  };
}

function explained(
  known: KnownWarrant,
  events: readonly RecordedEvent[],
  told: readonly (RecordedEvent & WarrantEvent)[],
  today: BusinessDate,
): WarrantExplained {
  const { warrantId, role, persons, registeredOn, validThrough, endedBy } = known;
  const own = told.filter(({ data }) => data.warrantId === warrantId);
  const looks = eventsOf<HealthDataShown>(events, 'HealthDataShown').filter(
    ({ data }) => data.by.kind === 'warrant-holder' && data.by.warrantId === warrantId,
  );
  const accepted = own.find(isAccepted);
  const standing = standingOn(known, today);
  return {
    ...{ warrantId, role, registeredOn, endedBy, until: validThrough },
    ofChild: persons && persons.child !== null,
    ...{ standing, said: warrantWord(standing) },
    since: accepted ? stockholmDate(accepted.data.at) : null,
    given: givenHow(own),
    ruleVersion: warrantRule.on(registeredOn).ruleVersion,
    steps: [...own, ...ends(looks)].map(stepOf),
  };
}

function isAccepted({ type, data }: WarrantEvent): boolean {
  return type === 'WarrantAccepted' || (type === 'WarrantReceived' && data.status === 'accepted');
}

function givenHow(own: readonly WarrantEvent[]): GivenHow {
  for (const event of own) {
    if (event.type === 'WarrantGiven') return { at: 'site' };
    if (event.type === 'WarrantGivenAtPharmacy') return { at: 'pharmacy', checkedByName: event.data.checkedByName };
  }
  return { at: 'elsewhere' };
}

/** No event holds the right of a guardian, because the register is asked each time. The looks tell when it held. */
function guardianOf(events: readonly RecordedEvent[]): GuardianExplained | null {
  const looks = eventsOf<HealthDataShown>(events, 'HealthDataShown').filter(
    ({ data }) => data.part === 'child-prescriptions' && data.by.kind === 'customer',
  );
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last) return null;
  return {
    ...{ firstAt: first.data.at, lastAt: last.data.at, looks: looks.length },
    steps: ends(looks).map(stepOf),
  };
}

function ends<T>(all: readonly T[]): readonly T[] {
  return all.length <= 2 * LOOKS_SHOWN ? all : [...all.slice(0, LOOKS_SHOWN), ...all.slice(-LOOKS_SHOWN)];
}
