import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const pointsTable = viewTable({
  name: 'view_points_365_days',
  key: ['member_id', 'earned_on'],
  columns: {
    member_id: column<Uuid>(),
    earned_on: column<BusinessDate>(),
    earned: column<number>(),
    reversed: column<number>(),
    net: column<number>(),
  },
});

/** A member's points by day of earning. Points taken back are subtracted from that day. */
export type PointsDayRow = RowOf<typeof pointsTable>;
