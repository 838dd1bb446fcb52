import type { PointsEarned, PointsReversed } from '../../domain/member/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { projection, type RowKey } from '../runner/projection.js';
import { pointsTable, type PointsDayRow } from './table.js';

export const pointsProjection = projection<PointsDayRow, PointsEarned | PointsReversed>({
  name: 'points-365-days',
  version: 1,
  table: pointsTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId, event.data.earnedOn]],
  on: {
    PointsEarned: (row, { data }, key) => plus(row, key, data.points, 0),
    PointsReversed: (row, { data }, key) => plus(row, key, 0, data.points),
  },
});

function plus(
  row: PointsDayRow | undefined,
  [memberId, earnedOn]: RowKey,
  earned: number,
  reversed: number,
): PointsDayRow {
  return {
    member_id: memberId as string,
    earned_on: earnedOn as string,
    earned: (row?.earned ?? 0) + earned,
    reversed: (row?.reversed ?? 0) + reversed,
    net: (row?.net ?? 0) + earned - reversed,
  };
}
