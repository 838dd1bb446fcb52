import type { Level } from '../../../domain/member/events.js';
import type { LevelStepView } from '../../../services/person/member/contract.js';

export interface LevelProgress {
  readonly rate: number;
  /** Null at the top. */
  readonly next: { readonly level: Level; readonly left: number } | null;
  /** Progress over the whole table, 0–100; each level has an equal share. */
  readonly percent: number;
}

/** A member's position in the level table. A protected member may have a higher level than the points give. */
export function levelProgress(levels: readonly LevelStepView[], level: Level, points: number): LevelProgress {
  const held = Math.max(
    0,
    levels.findIndex((step) => step.level === level),
  );
  const next = levels[held + 1] ?? null;
  const earned = levels.findLastIndex(({ from }) => from <= points);
  const from = levels[earned]?.from ?? 0;
  const to = levels[earned + 1]?.from;
  const within = to === undefined ? 1 : (points - from) / (to - from);
  return {
    rate: levels[held]?.rate ?? 0,
    next: next && { level: next.level, left: Math.max(0, next.from - points) },
    percent: Math.round((Math.max(0, earned + within) / levels.length) * 100),
  };
}
