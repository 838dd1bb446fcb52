import { sql } from 'kysely';

import { atStockholm, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import { levelDecision, windowStart, type Level, type LevelChanged } from '../../../../domain/member/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../../foundation/job-engine/job.js';
import { CLUB_VIEWS } from './club-views.js';
import { memberPages } from './member-pages.js';
import { memberSubject } from './member-subject.js';

interface Standing {
  readonly memberId: Uuid;
  readonly level: Level;
  readonly protectedUntil: BusinessDate | null;
  readonly decidedOn: BusinessDate | null;
  readonly windowPoints: number;
}

/** CLB-03: decides each member's level every night from the points of the last 365 days. */
export const levels = defineJob<LevelChanged>({
  name: 'levels',
  dueAt: (date) => atStockholm(date, '03:00'),
  effectiveAt: (date) => atStockholm(date, '03:00'),
  subjects: (db, date) =>
    memberPages(
      (after, limit) => standings(db, date, after, limit),
      (standing) => subject(standing, date),
    ),
  views: CLUB_VIEWS,
  asOfDate: true,
  eventTypes: ['LevelChanged'],
  sums: {
    upgrades: ({ data }) => (data.direction === 'up' ? 1 : 0),
    downgrades: ({ data }) => (data.direction === 'down' ? 1 : 0),
  },
});

function subject({ memberId, decidedOn, ...standing }: Standing, on: BusinessDate): Subject {
  if (decidedOn !== null && decidedOn > on) return { ...memberSubject(memberId, null), decidedLater: true };
  const change = levelDecision({ ...standing, windowFrom: windowStart(on), on });
  return memberSubject(memberId, change && (() => ({ type: 'RecomputeLevel', on })));
}

async function standings(db: Database, date: BusinessDate, after: Uuid, limit: number): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT m.member_id AS "memberId", m.level, m.protected_until::text AS "protectedUntil", m.decided_on::text AS "decidedOn", coalesce(p.points, 0)::int AS "windowPoints"
    FROM (
      SELECT member_id, level, protected_until, decided_on FROM view_loyalty_level
      WHERE member_id > ${after} AND ended_on IS NULL AND registered_on <= ${date}::date
      ORDER BY member_id LIMIT ${limit}
    ) m
    LEFT JOIN LATERAL (
      SELECT sum(net) AS points FROM view_points_365_days
      WHERE member_id = m.member_id AND earned_on BETWEEN ${windowStart(date)}::date AND ${date}::date
    ) p ON true
    ORDER BY m.member_id`.execute(db);
  return rows;
}
