import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/** A member's points by the day on which they were earned. Points of returned goods are subtracted on that day. */
export interface PointsDayRow {
  readonly member_id: Uuid;
  readonly earned_on: BusinessDate;
  readonly earned: number;
  readonly reversed: number;
  readonly net: number;
}

export const pointsTable: ViewTable<PointsDayRow> = {
  name: 'view_points_365_days',
  key: ['member_id', 'earned_on'],
  columns: ['member_id', 'earned_on', 'earned', 'reversed', 'net'],
};
