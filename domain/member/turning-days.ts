import { addDays, addMonths, turningDaysAmong, yearOf, type BusinessDate, type Shown } from '../kernel/index.js';
import { inactiveSince } from './inactivity.js';
import { levelTable } from './level-table.js';
import { memberRule } from './member-rule.js';
import type { MemberState } from './state.js';

interface Period {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

/** The turning days of a member: days on which time alone changes a displayed value. No event exists for them. */
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
 * The days that may be turning days. Every use of a date in this slice has a line here; `inspect.property.spec.ts`
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
    // A conversion counts until the end of its year.
    ...cheques.map(({ issuedOn }) => `${yearOf(issuedOn) + 1}-01-01`),
    ...(protectedUntil ? [addDays(protectedUntil, 1)] : []),
    ...(notice ? [notice.endsOn] : []),
    ...memberRule.versions.map(({ inactivityMonths }) => addDays(addMonths(since, inactivityMonths), 1)),
    // The first version of a rule changes nothing, because no version is before it.
    ...[...levelTable.versions.slice(1), ...memberRule.versions.slice(1)].map((version) => version.from),
  ];
}

/**
 * The dates plus some days, if within the period. The period is shifted instead of the dates, because a member has
 * hundreds of lots.
 */
function within(dates: readonly BusinessDate[], days: number, { from, to }: Period): readonly BusinessDate[] {
  const [after, last] = [addDays(from, -days), addDays(to, -days)];
  return dates.filter((date) => date > after && date <= last).map((date) => addDays(date, days));
}
