import { addDays, type BusinessDate } from '../kernel/index.js';
import type { Level, LevelChanged } from './events.js';
import { levelTable, lowest, rankOf, stepFor } from './level-table.js';
import type { MemberState } from './state.js';

export interface LevelInputs {
  readonly level: Level;
  readonly protectedUntil: BusinessDate | null;
  /** Points earned in the window minus those reversed, converted or not. */
  readonly windowPoints: number;
  readonly windowFrom: BusinessDate;
  readonly on: BusinessDate;
}

/**
 * Whether a level changes on a date (CLB-03). It rises at once. It falls only after the protection, and then directly
 * to the window's level. Null when it stays. It is pure and cheap, so that the daily job can apply it to a view's rows
 * too.
 */
export function levelDecision(inputs: LevelInputs): LevelChanged['data'] | null {
  const { level, protectedUntil, windowPoints, windowFrom, on } = inputs;
  const table = levelTable.on(on);
  const to = stepFor(table, windowPoints).level;
  if (to === level) return null;
  const direction = rankOf(table, to) > rankOf(table, level) ? 'up' : 'down';
  if (direction === 'down' && isProtected(protectedUntil, on)) return null;
  return {
    from: level,
    to,
    direction,
    pointsCounted: windowPoints,
    windowFrom,
    windowTo: on,
    protectedUntil: direction === 'up' ? addDays(on, table.protectionDays) : null,
    decidedOn: on,
    ruleVersion: table.ruleVersion,
    returnId: null,
  };
}

/** A member's level at the end of a date, without later decisions. */
export function levelOn({ levelDates }: Pick<MemberState, 'levelDates'>, on: BusinessDate): Level {
  return levelDates.findLast(({ decidedOn }) => decidedOn <= on)?.to ?? lowest(levelTable.on(on)).level;
}

/**
 * Whether the level is protected. The day of the upgrade does not count, so the last protected day is the 365th after
 * it.
 */
export function isProtected(protectedUntil: BusinessDate | null, on: BusinessDate): boolean {
  return protectedUntil !== null && on <= protectedUntil;
}
