import { sql, type Kysely } from 'kysely';

/**
 * Views and reactions follow the events in the same way. So they now share the tables of checkpoints and of parked
 * events.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...checkpoints, ...parked]) await sql.raw(statement).execute(db);
  await refuseToLose(db);
  await sql`DROP TABLE reaction_parked`.execute(db);
}

const checkpoints = [
  `ALTER TABLE projection_checkpoint RENAME TO follower_checkpoint`,
  `ALTER TABLE follower_checkpoint RENAME COLUMN view TO follower`,
  `ALTER INDEX projection_checkpoint_pkey RENAME TO follower_checkpoint_pkey`,
  `INSERT INTO follower_checkpoint (follower, version, position)
    SELECT 'reaction ' || reaction, 1, position FROM reaction_checkpoint`,
  `DROP TABLE reaction_checkpoint`,
];

const parked = [
  `ALTER TABLE projection_parked RENAME TO follower_parked`,
  `ALTER TABLE follower_parked RENAME COLUMN view TO follower`,
  `ALTER INDEX projection_parked_pkey RENAME TO follower_parked_pkey`,
  `ALTER TABLE follower_parked ADD COLUMN attempts integer NOT NULL DEFAULT 1, ADD COLUMN next_attempt_at timestamptz`,
  `INSERT INTO follower_parked (follower, stream_id, revision, event_id, position, type, reason, parked_at, attempts)
    SELECT 'reaction ' || p.reaction, p.stream_id, coalesce(e.revision, l.revision), p.event_id,
      coalesce(e.transaction_id || '/' || e.sequence, l.position_commit || '/' || l.position_prepare),
      p.event_type, p.reason, p.parked_at, p.attempts
    FROM reaction_parked p
    LEFT JOIN event e ON e.event_id = p.event_id AND e.stream_id = p.stream_id
    LEFT JOIN event_place l ON l.event_id = p.event_id AND l.stream_id = p.stream_id
    WHERE e.event_id IS NOT NULL OR l.event_id IS NOT NULL`,
];

async function refuseToLose(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ event_id: string }>`
    SELECT event_id FROM reaction_parked p WHERE NOT EXISTS (
      SELECT FROM follower_parked f WHERE f.event_id = p.event_id AND f.follower = 'reaction ' || p.reaction)`.execute(
    db,
  );
  const [lost] = rows;
  if (lost) throw new Error(`event ${lost.event_id} is parked for a reaction but is found in neither store`);
}
