import { stockholmDate, type BusinessDate, type Instant } from '../../kernel/index.js';
import { reminderRule } from './reminder-rule.js';
import { DATED_KINDS, REMINDER_TABLE, type DatedKind, type FactGone } from './rule-table.js';
import type { Watched, WatchedFacts } from './watched.js';

/** Why a reminder does not stand. */
export type ReminderGone =
  | FactGone
  /** The withdrawal of which it reminded was made. */
  | 'dispensed'
  /** A newer prescription of the same chain took its place. */
  | 'renewed'
  /** The date that it depends on is another one now. */
  | 'moved'
  /** The warrant or the guardianship does not hold. */
  | 'right-ended'
  /** RX-11: the customer does not let the pharmacy keep the prescriptions. */
  | 'not-kept'
  | 'customer'
  | 'erased';

/** A reminder that the rules make of something, whether or not it is wanted. */
export interface Candidate {
  readonly kind: DatedKind;
  readonly dueOn: BusinessDate;
  /** Why it is not wanted, judged on its day. Null when it is. */
  readonly gone: ReminderGone | null;
}

/** RMD-01: what something gives reminders of, by the rule of a day. */
export function candidatesOf(watched: Watched, at: Instant): readonly Candidate[] {
  const today = stockholmDate(at);
  const rule = reminderRule.on(today);
  return DATED_KINDS.flatMap((kind) => {
    const entry = entryFor(kind, watched.facts);
    const dueOn = entry?.dueOn(rule) ?? null;
    if (!entry || dueOn === null) return [];
    return [{ kind, dueOn, gone: goneOn(watched, kind, dueOn > today ? dueOn : today) }];
  });
}

/** Why a reminder of this kind does not stand on a day. */
export function goneOn(watched: Watched, kind: DatedKind, day: BusinessDate): ReminderGone | null {
  const { by, isKept, facts } = watched;
  const gone = entryFor(kind, facts)?.goneOn(day, reminderRule.on(day)) ?? null;
  if (gone === 'deceased') return gone;
  if (!isKept) return 'not-kept';
  if (!by.holds || (by.lastDay !== null && day > by.lastDay)) return 'right-ended';
  return gone;
}

/** A row of the table with the facts that it is about. Null for facts of another sort. */
function entryFor(kind: DatedKind, facts: WatchedFacts) {
  if (kind === 'HkdbExp') return facts.of === 'period' ? bound(REMINDER_TABLE.HkdbExp, facts) : null;
  return facts.of === 'prescription' ? bound(REMINDER_TABLE[kind], facts) : null;
}

type Rule = ReturnType<typeof reminderRule.on>;

function bound<F extends WatchedFacts>(
  row: {
    readonly dueOn: (facts: F, rule: Rule) => BusinessDate | null;
    readonly goneOn: (facts: F, day: BusinessDate, rule: Rule) => FactGone | null;
  },
  facts: F,
) {
  return {
    dueOn: (rule: Rule) => row.dueOn(facts, rule),
    goneOn: (day: BusinessDate, rule: Rule) => row.goneOn(facts, day, rule),
  };
}
