import { sql } from 'kysely';

import { addDays, type BusinessDate, type Uuid } from '../../domain/kernel/index.js';
import { windowStart } from '../../domain/member/index.js';
import type { ViewsDatabase } from '../views-database.js';
import type { PointsDayRow } from './table.js';

/** The points of many members in the 365 days that end with a date. Members without points are absent. */
export async function windowSums(
  db: ViewsDatabase,
  memberIds: readonly Uuid[],
  date: BusinessDate,
): Promise<Map<Uuid, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await points(db)
    .select(({ fn }) => ['member_id', fn.sum<string>('net').as('points')])
    .where(sql<boolean>`member_id = ANY(${sql.val([...memberIds])}::text[])`)
    .where('earned_on', '>=', windowStart(date))
    .where('earned_on', '<=', date)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map((row) => [row.member_id, Number(row.points)]));
}

export interface PointsOnDay {
  readonly date: BusinessDate;
  /** The points earned on this day, minus points of goods that were returned later. */
  readonly net: number;
  /** The sum of the 365 days that end with this day. */
  readonly window: number;
}

/** The points of each day of a period, for the chart in the console. */
export async function pointsOverTime(
  db: ViewsDatabase,
  memberId: Uuid,
  from: BusinessDate,
  to: BusinessDate,
): Promise<PointsOnDay[]> {
  const rows = await points(db)
    .select(['earned_on', 'net'])
    .where('member_id', '=', memberId)
    .where('earned_on', '>=', windowStart(from))
    .where('earned_on', '<=', to)
    .orderBy('earned_on')
    .execute();
  return daily(rows, from, to);
}

function daily(
  rows: readonly Pick<PointsDayRow, 'earned_on' | 'net'>[],
  from: BusinessDate,
  to: BusinessDate,
): PointsOnDay[] {
  const days: PointsOnDay[] = [];
  let entering = 0;
  let leaving = 0;
  let window = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    let net = 0;
    for (let row = rows[entering]; row && row.earned_on <= date; row = rows[(entering += 1)]) {
      window += row.net;
      if (row.earned_on === date) net = row.net;
    }
    const first = windowStart(date);
    for (let row = rows[leaving]; row && row.earned_on < first; row = rows[(leaving += 1)]) window -= row.net;
    days.push({ date, net, window });
  }
  return days;
}

function points(db: ViewsDatabase) {
  return db.withTables<{ view_points_365_days: PointsDayRow }>().selectFrom('view_points_365_days');
}
