import { addDays, type BusinessDate, type Uuid } from '../kernel/index.js';
import type { Level, LevelChanged } from './events.js';
import { isProtected, levelDecision } from './level/level-decision.js';
import { levelTable, lowest, rankOf } from './level/level-table.js';
import { sumEarned, windowStart } from './points/points-window.js';
import { type Lot } from './points/lots.js';
import type { MemberState } from './state.js';

interface Standing {
  readonly level: Level;
  readonly protectedUntil: BusinessDate | null;
  /** The decision that set the level. Null when the level has never changed. */
  readonly change: LevelChanged['data'] | null;
}

/**
 * CLB-03 after a return: lowers the level and the protection to what the remaining points would have given. Null when
 * the return changes nothing.
 */
export function lostByReturn(
  before: MemberState,
  after: MemberState,
  returnId: Uuid,
  on: BusinessDate,
): LevelChanged | null {
  const decidedOn = before.levelChange?.decidedOn ?? on;
  const asOf = decidedOn > on ? decidedOn : on;
  const kept = standingOn(after.lots, asOf);
  if (!isLower(kept, standingOn(before.lots, asOf), asOf) || !isLower(kept, before, asOf)) return null;
  return { type: 'LevelChanged', data: { ...basisOf(kept, after.lots, asOf), ...lost(before, kept, asOf), returnId } };
}

function lost({ level: from }: MemberState, { level: to, protectedUntil }: Standing, decidedOn: BusinessDate) {
  const stays = isProtected(protectedUntil, decidedOn) ? protectedUntil : null;
  return { from, to, direction: 'down', protectedUntil: stays, decidedOn } as const;
}

/**
 * The period and points that explain the level. While a decision protects it, they come from that decision; otherwise
 * they are today's.
 */
function basisOf({ change, protectedUntil }: Standing, lots: readonly Lot[], on: BusinessDate) {
  if (change && isProtected(protectedUntil, on)) {
    const { pointsCounted, windowFrom, windowTo, ruleVersion } = change;
    return { pointsCounted, windowFrom, windowTo, ruleVersion };
  }
  const windowFrom = windowStart(on);
  const pointsCounted = sumEarned(lots, windowFrom, on);
  return { pointsCounted, windowFrom, windowTo: on, ruleVersion: levelTable.on(on).ruleVersion };
}

/**
 * The level that these lots give. It is decided again for each day that brings points, lets points leave the 365-day
 * window, or ends a protection.
 */
function standingOn(lots: readonly Lot[], on: BusinessDate): Standing {
  let standing: Standing = { level: lowest(levelTable.on(on)).level, protectedUntil: null, change: null };
  for (const day of daysOfChange(lots, on)) {
    const unprotected = standing.protectedUntil && addDays(standing.protectedUntil, 1);
    if (unprotected && unprotected < day) standing = decidedOn(standing, lots, unprotected);
    standing = decidedOn(standing, lots, day);
  }
  return standing;
}

function daysOfChange(lots: readonly Lot[], on: BusinessDate): readonly BusinessDate[] {
  const days = lots.flatMap(({ earnedOn }) => [earnedOn, addDays(earnedOn, levelTable.on(earnedOn).windowDays)]);
  return [...new Set([...days.filter((day) => day < on), on])].sort();
}

function decidedOn(standing: Standing, lots: readonly Lot[], on: BusinessDate): Standing {
  const { level, protectedUntil } = standing;
  const windowFrom = windowStart(on);
  const change = levelDecision({
    level,
    protectedUntil,
    windowPoints: sumEarned(lots, windowFrom, on),
    windowFrom,
    on,
  });
  return change ? { level: change.to, protectedUntil: change.protectedUntil, change } : standing;
}

type Held = Pick<Standing, 'level' | 'protectedUntil'>;

/** Whether the first level is lower than the second, or equal with a shorter protection. */
function isLower(one: Held, other: Held, on: BusinessDate): boolean {
  const table = levelTable.on(on);
  const ranks = rankOf(table, one.level) - rankOf(table, other.level);
  return ranks === 0 ? protection(one, on) < protection(other, on) : ranks < 0;
}

function protection({ protectedUntil }: Held, on: BusinessDate): string {
  return isProtected(protectedUntil, on) && protectedUntil ? protectedUntil : '';
}
