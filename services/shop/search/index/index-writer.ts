import { sql } from 'kysely';

import type { Database } from '../../../foundation/database/connection.js';
import { folded } from '../words.js';

export interface IndexedDocument {
  readonly varuId: string;
  readonly words: string;
}

/**
 * The number of an advisory lock. Only one process writes at a time, because it adds differences to the word counts.
 */
const WRITER_LOCK = 4712;

/**
 * Writes documents into the index. It skips those that equal the stored ones, so a second run changes nothing.
 * @returns how many documents changed
 */
export async function writeDocuments(db: Database, documents: readonly IndexedDocument[]): Promise<number> {
  if (documents.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${WRITER_LOCK})`.execute(transaction);
    const changed = await changedAmong(transaction, documents);
    if (changed.length > 0) await write(transaction, changed);
    return changed.length;
  });
}

async function changedAmong(db: Database, documents: readonly IndexedDocument[]): Promise<readonly IndexedDocument[]> {
  const { rows } = await sql<IndexedDocument>`
    SELECT n.varu_id AS "varuId", n.words::text AS words FROM unnest(${documents.map(({ varuId }) => varuId)}::text[], ${documents.map(({ words }) => words)}::tsvector[]) AS n (varu_id, words)
    LEFT JOIN search_document d USING (varu_id) WHERE d.words IS DISTINCT FROM n.words`.execute(db);
  return rows;
}

async function write(db: Database, documents: readonly IndexedDocument[]): Promise<void> {
  const numbers = documents.map(({ varuId }) => varuId);
  const words = documents.map((document) => document.words);
  const { rows } = await sql<{ word: string; difference: number }>`
    SELECT word, sum(difference)::int AS difference FROM (
      SELECT unnest(tsvector_to_array(words)) AS word, 1 AS difference FROM unnest(${words}::tsvector[]) AS n (words)
      UNION ALL SELECT unnest(tsvector_to_array(words)), -1 FROM search_document WHERE varu_id = ANY(${numbers})
    ) AS counted GROUP BY word HAVING sum(difference) <> 0`.execute(db);
  await sql`
    INSERT INTO search_document (varu_id, words) SELECT * FROM unnest(${numbers}::text[], ${words}::tsvector[])
    ON CONFLICT (varu_id) DO UPDATE SET words = excluded.words`.execute(db);
  await countWords(db, rows);
  await sql`UPDATE search_state SET version = version + 1`.execute(db);
}

export async function removeDocuments(db: Database, varuIds: readonly string[]): Promise<void> {
  if (varuIds.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${WRITER_LOCK})`.execute(transaction);
    const { rows } = await sql<{ word: string; difference: number }>`
      WITH gone AS (DELETE FROM search_document WHERE varu_id = ANY(${[...varuIds]}) RETURNING words)
      SELECT unnest(tsvector_to_array(words)) AS word, -count(*)::int AS difference FROM gone GROUP BY 1`.execute(
      transaction,
    );
    await countWords(transaction, rows);
    await sql`UPDATE search_state SET version = version + 1`.execute(transaction);
  });
}

async function countWords(
  db: Database,
  differences: readonly { readonly word: string; readonly difference: number }[],
): Promise<void> {
  const words = differences.map(({ word }) => word);
  await sql`
    WITH difference AS (
      SELECT * FROM unnest(${words}::text[], ${words.map(folded)}::text[], ${differences.map(({ difference }) => difference)}::int[]) AS d (word, folded, difference)
    ), raised AS (
      UPDATE search_word w SET documents = w.documents + d.difference FROM difference d WHERE w.word = d.word RETURNING w.word
    )
    INSERT INTO search_word (word, folded, documents)
    SELECT word, folded, difference FROM difference
    WHERE difference > 0 AND word NOT IN (SELECT word FROM raised)`.execute(db);
  await sql`DELETE FROM search_word WHERE documents <= 0`.execute(db);
}

/** Returns the article numbers of all documents, also of products that are gone. */
export async function indexedNumbers(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ varu_id: string }>`SELECT varu_id FROM search_document`.execute(db);
  return rows.map(({ varu_id }) => varu_id);
}
