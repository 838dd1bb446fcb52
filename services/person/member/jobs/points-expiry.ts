import { sql } from 'kysely';

import { atStockholm, startOfDay, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import { pointsExpireOn, type PointsExpired } from '../../../../domain/member/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../../foundation/job-engine/job.js';
import { CLUB_VIEWS } from './club-views.js';
import { memberPages } from './member-pages.js';
import { memberSubject } from './member-subject.js';

interface OldestPoints {
  readonly memberId: Uuid;
  readonly oldest: BusinessDate | null;
}

/**
 * CLB-06: expires points at the beginning of a year. The job runs ten minutes after midnight, after the cheques of 31
 * December are issued.
 */
export const pointsExpiry = defineJob<PointsExpired>({
  name: 'points-expiry',
  dueAt: (date) => (date.endsWith('-01-01') ? atStockholm(date, '00:10') : null),
  effectiveAt: startOfDay,
  subjects: (db, date) =>
    memberPages(
      (after, limit) => oldestPoints(db, after, limit),
      (points) => subject(points, date),
    ),
  views: CLUB_VIEWS,
  eventTypes: ['PointsExpired'],
  sums: {
    pointsExpired: ({ data }) => data.points,
    lotsExpired: ({ data }) => data.lots.length,
  },
});

function subject({ memberId, oldest }: OldestPoints, on: BusinessDate): Subject {
  const mayExpire = oldest !== null && pointsExpireOn(oldest) < on;
  return memberSubject(memberId, mayExpire ? () => ({ type: 'ExpirePoints', on }) : null);
}

/**
 * Reads the members with spendable points. The view knows the points of each day. It does not know which of them are
 * used already, so the command decides.
 */
async function oldestPoints(db: Database, after: Uuid, limit: number): Promise<readonly OldestPoints[]> {
  const { rows } = await sql<OldestPoints>`
    SELECT m.member_id AS "memberId", p.oldest::text AS oldest
    FROM (
      SELECT member_id FROM view_loyalty_level
      WHERE member_id > ${after} AND ended_on IS NULL AND balance > 0
      ORDER BY member_id LIMIT ${limit}
    ) m
    LEFT JOIN LATERAL (
      SELECT min(earned_on) AS oldest FROM view_points_365_days WHERE member_id = m.member_id
    ) p ON true
    ORDER BY m.member_id`.execute(db);
  return rows;
}
