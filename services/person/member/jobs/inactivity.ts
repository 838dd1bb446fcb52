import { sql } from 'kysely';

import { addMonths, atStockholm, startOfDay, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import { inactivityLimit, memberRule, type MembershipEnded } from '../../../../domain/member/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../../foundation/job-engine/job.js';
import { CLUB_VIEWS } from './club-views.js';
import { memberPages } from './member-pages.js';
import { memberSubject } from './member-subject.js';

interface Candidate {
  readonly memberId: Uuid;
  readonly inactiveSince: BusinessDate;
  readonly noticeEndsOn: BusinessDate | null;
}

/** CLB-08: ends memberships after 30 months without points, and those whose 30 days of notice have passed. */
export const inactivity = defineJob<MembershipEnded>({
  name: 'inactivity',
  dueAt: (date) => atStockholm(date, '00:20'),
  effectiveAt: startOfDay,
  subjects: (db, date) =>
    memberPages(
      (after, limit) => candidates(db, date, after, limit),
      (candidate) => subject(candidate, date),
    ),
  views: CLUB_VIEWS,
  harmless: ['MemberNotInactive', 'NoticePeriodRunning'],
  eventTypes: ['MembershipEnded'],
  sums: {
    endedByInactivity: ({ data }) => (data.reason === 'inactivity' ? 1 : 0),
    endedByProvider: ({ data }) => (data.reason === 'provider' ? 1 : 0),
    pointsLapsed: ({ data }) => data.pointsLapsed,
    chequesLapsed: ({ data }) => data.chequesLapsed.length,
  },
});

function subject(candidate: Candidate, on: BusinessDate): Subject {
  const reason = reasonToEnd(candidate, on);
  return memberSubject(candidate.memberId, reason && (() => ({ type: 'EndMembership', reason, on })));
}

function reasonToEnd(
  { inactiveSince, noticeEndsOn }: Candidate,
  on: BusinessDate,
): MembershipEnded['data']['reason'] | null {
  if (noticeEndsOn !== null && noticeEndsOn <= on) return 'provider';
  return on > inactivityLimit(inactiveSince, on) ? 'inactivity' : null;
}

async function candidates(db: Database, date: BusinessDate, after: Uuid, limit: number): Promise<readonly Candidate[]> {
  const idleSince = addMonths(date, -memberRule.on(date).inactivityMonths);
  const { rows } = await sql<Candidate>`
    SELECT member_id AS "memberId", coalesce(last_earned_on, registered_on)::text AS "inactiveSince", notice_ends_on::text AS "noticeEndsOn"
    FROM view_loyalty_level
    WHERE member_id > ${after} AND ended_on IS NULL
      AND (coalesce(last_earned_on, registered_on) <= ${idleSince}::date OR notice_ends_on <= ${date}::date)
    ORDER BY member_id LIMIT ${limit}`.execute(db);
  return rows;
}
