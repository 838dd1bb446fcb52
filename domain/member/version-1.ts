import type { LevelChanged, PointsReversed } from './events.js';

type PointsReversedV1 = Omit<PointsReversed['data'], 'taken' | 'forgone' | 'owed' | 'recalled'>;
type LevelChangedV1 = Omit<LevelChanged['data'], 'returnId'>;

/** What its lot no longer had was let go: a cheque stayed a cheque. */
export function pointsReversedFrom1(data: PointsReversedV1): PointsReversed['data'] {
  return { ...data, taken: null, forgone: data.points - data.fromBalance, owed: 0, recalled: [] };
}

/** No return changed a level then. */
export function levelChangedFrom1(data: LevelChangedV1): LevelChanged['data'] {
  return { ...data, returnId: null };
}
