import { addDays, type BusinessDate } from '../../kernel/index.js';
import type { Level, LevelChanged } from '../events.js';
import { levelTable, lowest, rankOf, stepFor } from './level-table.js';
import type { MemberState } from '../state.js';

export interface LevelInputs {
  readonly level: Level;
  readonly protectedUntil: BusinessDate | null;
  /** Points earned in the 365-day window, minus points of returned goods. Points in cheques count too. */
  readonly windowPoints: number;
  readonly windowFrom: BusinessDate;
  readonly on: BusinessDate;
}

/**
 * Decides whether a level changes on a date (CLB-03). It rises at once. After the protection it falls directly to the
 * level of the points. Null when it stays. The daily job also calls it for the rows of a view.
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

/** The member's level at the end of a date. Later decisions are ignored. */
export function levelOn({ levelDates }: Pick<MemberState, 'levelDates'>, on: BusinessDate): Level {
  return levelDates.findLast(({ decidedOn }) => decidedOn <= on)?.to ?? lowest(levelTable.on(on)).level;
}

/** Whether the level is protected on a date. Protection lasts for the 365 days after the day of the upgrade. */
export function isProtected(protectedUntil: BusinessDate | null, on: BusinessDate): boolean {
  return protectedUntil !== null && on <= protectedUntil;
}
