import { addDays, addMonths, turningDaysAmong, yearOf, type BusinessDate, type Shown } from '../kernel/index.js';
import { inactiveSince } from './inactivity.js';
import { levelTable } from './level/level-table.js';
import { memberRule } from './member-rule.js';
import type { MemberState } from './state.js';

interface Period {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

/** The days on which time alone changes a displayed value of a member. No event is recorded on them. */
export function turningDays(
  state: MemberState,
  from: BusinessDate,
  to: BusinessDate,
  inspectOn: (date: BusinessDate) => readonly Shown[],
): readonly BusinessDate[] {
  if (state.status !== 'active' || from >= to) return [];
  return turningDaysAmong(candidates(state, { from, to }), from, to, inspectOn);
}

/**
 * The days that may change a value. Each use of a date in this slice needs an entry here; `inspect.property.spec.ts`
 * finds a missing one.
 */
function candidates(state: MemberState, period: Period): readonly BusinessDate[] {
  const { lots, cheques, protectedUntil, notice } = state;
  const earned = lots.map(({ earnedOn }) => earnedOn);
  const spendable = lots.filter(({ remaining }) => remaining > 0).map(({ expiresOn }) => expiresOn);
  const open = cheques.filter(({ status }) => status === 'open');
  const since = inactiveSince(state);
  return [
    ...levelTable.versions.flatMap(({ windowDays }) => within(earned, windowDays, period)),
    ...within(spendable, 1, period),
    ...open.flatMap(({ validFrom, validTo }) => [validFrom, addDays(validTo, 1)]),
    // The converted points of a year count until the end of that year.
    ...cheques.map(({ issuedOn }) => `${yearOf(issuedOn) + 1}-01-01`),
    ...(protectedUntil ? [addDays(protectedUntil, 1)] : []),
    ...(notice ? [notice.endsOn] : []),
    ...memberRule.versions.map(({ inactivityMonths }) => addDays(addMonths(since, inactivityMonths), 1)),
    // The first version of a rule replaces no other, so it changes no value.
    ...[...levelTable.versions.slice(1), ...memberRule.versions.slice(1)].map((version) => version.from),
  ];
}

/**
 * The dates, moved by some days, that are in the period. It moves the two ends of the period first, because a member
 * has hundreds of dates.
 */
function within(dates: readonly BusinessDate[], days: number, { from, to }: Period): readonly BusinessDate[] {
  const [after, last] = [addDays(from, -days), addDays(to, -days)];
  return dates.filter((date) => date > after && date <= last).map((date) => addDays(date, days));
}
