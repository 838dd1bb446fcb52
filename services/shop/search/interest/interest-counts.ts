import { sql } from 'kysely';

import { INTEREST_KINDS, weightOf, type InterestKind, type InterestRule } from '../../../../domain/interest/index.js';
import { addDays, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import type { Database } from '../../../foundation/database/connection.js';

export interface InterestEvent {
  /** The client makes this id. An event with a known id is not counted again. */
  readonly id: Uuid;
  readonly kind: InterestKind;
  readonly varuId: string;
}

/**
 * Counts events by day, product and kind. The ids are stored in a table without products. Both statements write their
 * rows in order, so that two calls with the same rows never wait for each other.
 */
export async function countEvents(db: Database, day: BusinessDate, events: readonly InterestEvent[]): Promise<void> {
  if (events.length === 0) return;
  const sent = [...new Map(events.map((event) => [event.id, event])).values()];
  await sql`
    WITH sent AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) AS e (id uuid, kind text, "varuId" text)
    ), fresh AS (
      INSERT INTO interest_event (id, day) SELECT id, ${day}::date FROM sent ORDER BY id
      ON CONFLICT (id) DO NOTHING RETURNING id
    )
    INSERT INTO interest_count AS known (day, varu_id, kind, count)
    SELECT ${day}::date, "varuId", kind, count(*) FROM sent JOIN fresh USING (id) GROUP BY 2, 3 ORDER BY 2, 3
    ON CONFLICT (day, varu_id, kind) DO UPDATE SET count = known.count + excluded.count`.execute(db);
}

/** Returns the weight of all kept events of each product, by its article number. */
export async function weightsOn(
  db: Database,
  today: BusinessDate,
  rule: InterestRule,
): Promise<ReadonlyMap<string, number>> {
  const ages = Array.from({ length: rule.keptDays }, (_, age) => age);
  const table = ages.flatMap((age) =>
    INTEREST_KINDS.map((kind) => ({ day: addDays(today, -age), kind, weight: weightOf(rule, kind, age) })),
  );
  const { rows } = await sql<{ varuId: string; weight: number }>`
    SELECT varu_id AS "varuId", sum(count * weight) AS weight FROM interest_count
    JOIN jsonb_to_recordset(${JSON.stringify(table)}::jsonb) AS w (day date, kind text, weight float8) USING (day, kind)
    GROUP BY varu_id`.execute(db);
  return new Map(rows.map(({ varuId, weight }) => [varuId, weight]));
}

/** Deletes counts and ids that are no longer kept. */
export async function forgetOld(db: Database, today: BusinessDate, { keptDays }: InterestRule): Promise<void> {
  const first = addDays(today, 1 - keptDays);
  await sql`DELETE FROM interest_count WHERE day < ${first}::date`.execute(db);
  await sql`DELETE FROM interest_event WHERE day < ${first}::date`.execute(db);
  // A process of the release before still writes here, with the hash of a visitor. The next release drops the table.
  await sql`DELETE FROM search_event`.execute(db);
}
