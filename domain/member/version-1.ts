import type { LevelChanged, PointsEarned, PointsReversed } from './events.js';

type PointsReversedV1 = Omit<PointsReversed['data'], 'taken' | 'forgone' | 'owed' | 'recalled'>;
type LevelChangedV1 = Omit<LevelChanged['data'], 'returnId'>;

/** In version 1 of the event, an order had one parcel. */
export function pointsEarnedFrom1(data: Omit<PointsEarned['data'], 'parcelId'>): PointsEarned['data'] {
  return { ...data, parcelId: null };
}

/** Version 1 of the event did not count points that were already spent or expired, and no cheque lapsed. */
export function pointsReversedFrom1(data: PointsReversedV1): PointsReversed['data'] {
  return { ...data, taken: null, forgone: data.points - data.fromBalance, owed: 0, recalled: [] };
}

/** In version 1 of the event, a return never changed a level. */
export function levelChangedFrom1(data: LevelChangedV1): LevelChanged['data'] {
  return { ...data, returnId: null };
}
