import { addDays, type BusinessDate } from '../kernel/index.js';
import type { Cheque } from './cheque/cheques.js';
import type { Level } from './events.js';
import { isProtected } from './level/level-decision.js';
import { levelTable, lowest, rankOf, stepFor } from './level/level-table.js';
import { type CountedLot, countedLots, sumEarned, windowStart } from './points/points-window.js';
import { sumRemaining } from './points/lots.js';
import type { LevelChange, MemberState } from './state.js';

export function balance(state: MemberState): number {
  return sumRemaining(state.lots);
}

/**
 * The points of the 365 days that end with a date. Points of returned goods are subtracted; points in cheques count
 * too.
 */
export function pointsInWindow(state: MemberState, date: BusinessDate): number {
  return sumEarned(state.lots, windowStart(date), date);
}

export interface LeavingLot extends CountedLot {
  /** The first day on which these points no longer count for the level. */
  readonly leavesWindowOn: BusinessDate;
}

export interface LevelHeld {
  readonly level: Level;
  /**
   * `start`: the level has never changed. `earned`: the points give this level. `protected`: the points give a lower
   * level, but a protection prevents the downgrade. `due`: the next nightly decision lowers the level.
   */
  readonly reason: 'earned' | 'protected' | 'due' | 'start';
  readonly pointsCounted: number;
  readonly windowFrom: BusinessDate;
  readonly windowTo: BusinessDate;
  /** The last protected day. Null when nothing protects the level on this date. */
  readonly protectedUntil: BusinessDate | null;
  readonly ruleVersion: string;
}

export interface LevelExplanation extends LevelHeld {
  /** The points that are missing to the next level. Null at the highest level. */
  readonly pointsToNextLevel: number | null;
  readonly countedLots: readonly LeavingLot[];
  /** The recorded decision that set the level, with the points it counted. Null when the level has never changed. */
  readonly decision: (Omit<LevelChange, 'countedLots'> & { readonly countedLots: readonly LeavingLot[] }) | null;
}

export function levelHeld(state: MemberState, date: BusinessDate): LevelHeld {
  const table = levelTable.on(date);
  const windowFrom = windowStart(date);
  const pointsCounted = sumEarned(state.lots, windowFrom, date);
  return {
    level: state.level,
    reason: reasonFor(state, stepFor(table, pointsCounted).level, date),
    pointsCounted,
    windowFrom,
    windowTo: date,
    protectedUntil: isProtected(state.protectedUntil, date) ? state.protectedUntil : null,
    ruleVersion: table.ruleVersion,
  };
}

/** Explains a member's level on a date (SUP-04, SUP-09). */
export function explainLevel(state: MemberState, date: BusinessDate): LevelExplanation {
  const held = levelHeld(state, date);
  const table = levelTable.on(date);
  const next = table.steps[rankOf(table, state.level) + 1];
  const { levelChange } = state;
  return {
    ...held,
    pointsToNextLevel: next ? Math.max(0, next.from - held.pointsCounted) : null,
    countedLots: leaving(countedLots(state.lots, held.windowFrom, date), date),
    decision: levelChange && { ...levelChange, countedLots: leaving(levelChange.countedLots, levelChange.windowTo) },
  };
}

function reasonFor(
  { level, levelChange, protectedUntil }: MemberState,
  earned: Level,
  date: BusinessDate,
): LevelExplanation['reason'] {
  const table = levelTable.on(date);
  if (rankOf(table, earned) < rankOf(table, level)) return isProtected(protectedUntil, date) ? 'protected' : 'due';
  return levelChange === null && level === lowest(table).level ? 'start' : 'earned';
}

function leaving(lots: readonly CountedLot[], windowTo: BusinessDate): readonly LeavingLot[] {
  const { windowDays } = levelTable.on(windowTo);
  return lots.map((lot) => ({ ...lot, leavesWindowOn: addDays(lot.earnedOn, windowDays) }));
}

export type ChequeStatus = 'future' | 'active' | 'reserved' | 'redeemed' | 'expired' | 'lapsed';
export type ChequeOn = Omit<Cheque, 'status'> & { readonly status: ChequeStatus };

/** A member's cheques with their status on a date, in the order of issue. */
export function chequesOn(state: MemberState, date: BusinessDate): readonly ChequeOn[] {
  return state.cheques.map((cheque) => ({ ...cheque, status: chequeStatus(cheque, date) }));
}

function chequeStatus({ status, validFrom, validTo }: Cheque, date: BusinessDate): ChequeStatus {
  if (status !== 'open') return status;
  if (date < validFrom) return 'future';
  return date > validTo ? 'expired' : 'active';
}
