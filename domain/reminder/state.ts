import { isForgotten, type BusinessDate, type Instant } from '../kernel/index.js';
import type { About, GuardianshipLearned, ReminderEvent, ReminderLeft, ReminderPlanned } from './events.js';
import { REMINDER_WAYS, type ReminderWay } from './rules/kinds.js';
import type { ReminderGone, Withheld } from './rules/index.js';

/** How far a way of a reminder has come. */
export type WayStanding =
  | { readonly is: 'waiting'; readonly leavesAt: Instant }
  | { readonly is: 'leaving' }
  | { readonly is: 'sent'; readonly at: Instant }
  | { readonly is: 'withheld'; readonly why: Withheld };

export interface Reminder {
  readonly reminderId: string;
  /** Null when the customer was erased. */
  readonly about: About | null;
  readonly dueOn: BusinessDate;
  readonly ruleVersion: string;
  readonly phase: 'planned' | 'due' | 'left' | 'cancelled';
  readonly plannedAt: Instant;
  readonly leftAt: Instant | null;
  readonly cancelled: { readonly at: Instant; readonly because: ReminderGone } | null;
  readonly readAt: Instant | null;
  /** Empty before the reminder is due. */
  readonly ways: Readonly<Partial<Record<ReminderWay, WayStanding>>>;
}

export interface ReminderState {
  readonly reminders: Readonly<Record<string, Reminder>>;
  /** The person numbers of those who have died. */
  readonly dead: readonly string[];
  readonly isCustomerDead: boolean;
  /** The person numbers of the children whose guardian the customer is not any more. */
  readonly endedGuardianships: readonly string[];
}

export const initial: ReminderState = {
  reminders: {},
  dead: [],
  isCustomerDead: false,
  endedGuardianships: [],
};

export function evolve(state: ReminderState, event: ReminderEvent): ReminderState {
  switch (event.type) {
    case 'ReminderPlanned':
      return withReminder(state, plannedReminder(event.data));
    case 'ReminderCancelled': {
      const { at, because } = event.data;
      return changed(state, event, () => ({ phase: 'cancelled', cancelled: { at, because } }));
    }
    case 'ReminderFellDue': {
      const { leavesAt } = event.data;
      const ways = Object.fromEntries(REMINDER_WAYS.map((way) => [way, { is: 'waiting', leavesAt } as const]));
      return changed(state, event, () => ({ phase: 'due', ways }));
    }
    case 'ReminderLeft':
      return changed(state, event, ({ ways }) => ({
        phase: 'left',
        leftAt: event.data.at,
        ways: left(ways, event.data),
      }));
    case 'ReminderSent':
      return withWay(state, event, { is: 'sent', at: event.data.at });
    case 'ReminderWithheld':
      return withWay(state, event, { is: 'withheld', why: event.data.why });
    case 'ReminderPostponed':
      return withWay(state, event, { is: 'waiting', leavesAt: event.data.leavesAt });
    case 'ReminderRead':
      return changed(state, event, () => ({ readAt: event.data.at }));
    case 'DeathLearned': {
      const { person, isCustomer } = event.data;
      const dead = isForgotten(person) ? state.dead : [...state.dead, person];
      return { ...state, dead, isCustomerDead: state.isCustomerDead || isCustomer };
    }
    case 'GuardianshipLearned':
      return withGuardianship(state, event.data);
    default:
      event satisfies never;
      return state;
  }
}

function plannedReminder({ reminderId, about, dueOn, ruleVersion, at }: ReminderPlanned['data']): Reminder {
  return {
    reminderId,
    about: isForgotten(about) ? null : about,
    dueOn,
    ruleVersion,
    phase: 'planned',
    plannedAt: at,
    leftAt: null,
    cancelled: null,
    readAt: null,
    ways: {},
  };
}

function withGuardianship(state: ReminderState, { person, holds }: GuardianshipLearned['data']): ReminderState {
  if (isForgotten(person)) return state;
  const others = state.endedGuardianships.filter((each) => each !== person);
  return { ...state, endedGuardianships: holds ? others : [...others, person] };
}

function left(ways: Reminder['ways'], { ways: leaving, withheld }: ReminderLeft['data']): Reminder['ways'] {
  return {
    ...ways,
    ...Object.fromEntries(leaving.map((way) => [way, { is: 'leaving' } as const])),
    ...Object.fromEntries(withheld.map(({ way, why }) => [way, { is: 'withheld', why } as const])),
  };
}

function withReminder(state: ReminderState, reminder: Reminder): ReminderState {
  return { ...state, reminders: { ...state.reminders, [reminder.reminderId]: reminder } };
}

type OfOne = { readonly data: { readonly reminderId: string } };

function changed(state: ReminderState, { data }: OfOne, change: (one: Reminder) => Partial<Reminder>): ReminderState {
  const before = state.reminders[data.reminderId];
  // A reminder is planned before it changes. The decider has seen to it.
  return before ? withReminder(state, { ...before, ...change(before) }) : state;
}

function withWay(
  state: ReminderState,
  event: { readonly data: { readonly reminderId: string; readonly way: ReminderWay } },
  standing: WayStanding,
): ReminderState {
  return changed(state, event, ({ ways }) => ({ ways: { ...ways, [event.data.way]: standing } }));
}
