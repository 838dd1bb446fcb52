import { sql } from 'kysely';

import type { Database } from '../../database/connection.js';
import { folded } from '../words.js';
import { sixDigits } from './product-source.js';

/** How a word of the shop answers to what was typed, best first. */
export type Likeness = 'same' | 'folded' | 'stem' | 'begins' | 'compound' | 'within' | 'near';

export interface KnownWord {
  readonly word: string;
  readonly folded: string;
  readonly documents: number;
  readonly likeness: Likeness;
}

/** Words of the shop by the six articles' numbers that hold it in each field. */
export interface Postings {
  readonly word: string;
  readonly A: readonly number[];
  readonly B: readonly number[];
  readonly C: readonly number[];
  readonly D: readonly number[];
}

const MOST_BEGINNING = 40;
const MOST_WITHIN = 20;
const MOST_NEAR = 24;
/** "host" begins "hostmedicin"; shorter stems begin anything. */
const SHORTEST_STEM = 4;

/** Words that PostgreSQL knows for a typed one: the same, of the same stem, beginning with it, compounds. */
export async function knownWords(db: Database, typed: string): Promise<readonly KnownWord[]> {
  const plain = folded(typed);
  const within = plain.length >= SHORTEST_STEM ? sql`SELECT word, folded, documents, 'within' AS likeness FROM (
      SELECT * FROM search_word WHERE folded LIKE ${`_%${plain}%`} ORDER BY documents DESC LIMIT ${MOST_WITHIN}) AS inner_words` : sql`SELECT NULL, NULL, NULL, NULL WHERE false`;
  const { rows } = await sql<KnownWord>`
    WITH typed AS (SELECT COALESCE((ts_lexize('swedish_stem', ${typed}))[1], ${typed}) AS stem, COALESCE((ts_lexize('swedish_stem', ${plain}))[1], ${plain}) AS plain_stem)
    SELECT word, folded, documents, CASE WHEN word = ${typed} THEN 'same' ELSE 'folded' END AS likeness FROM search_word WHERE folded = ${plain}
    UNION ALL SELECT word, folded, documents, 'stem' FROM search_word, typed WHERE search_word.stem IN (typed.stem, typed.plain_stem)
    UNION ALL SELECT * FROM (SELECT word, folded, documents, 'begins' FROM search_word WHERE folded LIKE ${`${plain}%`} ORDER BY documents DESC LIMIT ${MOST_BEGINNING}) AS beginning
    UNION ALL SELECT * FROM (SELECT word, folded, documents, 'compound' FROM search_word, typed
      WHERE length(typed.plain_stem) >= ${SHORTEST_STEM} AND folded LIKE typed.plain_stem || '%' ORDER BY documents DESC LIMIT ${MOST_BEGINNING}) AS compounds
    UNION ALL ${within}`.execute(db);
  return rows;
}

/** The nearest by trigrams; the caller decides which are near enough. */
export async function nearWords(db: Database, typed: string): Promise<readonly KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    SELECT word, folded, documents, 'near' AS likeness FROM search_word ORDER BY folded <-> ${folded(typed)} LIMIT ${MOST_NEAR}`.execute(db);
  return rows;
}

/** Empty for a word that says nothing by itself: "och", "för". */
export async function isStopWord(db: Database, typed: string): Promise<boolean> {
  const { rows } = await sql<{ stop: boolean }>`SELECT ts_lexize('swedish_stem', ${typed}) = '{}' AS stop`.execute(db);
  return rows[0]?.stop === true;
}

interface PostingsRow {
  readonly word: string;
  readonly a: string | null;
  readonly b: string | null;
  readonly c: string | null;
  readonly d: string | null;
}

/** Which products hold the words, and where; read from the GIN index over the documents. */
export async function postingsOf(db: Database, words: readonly string[]): Promise<readonly Postings[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<PostingsRow>`
    SELECT w.word, p.a, p.b, p.c, p.d FROM unnest(${[...words]}::text[]) AS w (word), LATERAL (
      SELECT string_agg(varu_id, '') FILTER (WHERE field = 'A') AS a, string_agg(varu_id, '') FILTER (WHERE field = 'B') AS b,
        string_agg(varu_id, '') FILTER (WHERE field = 'C') AS c, string_agg(varu_id, '') FILTER (WHERE field = 'D') AS d
      FROM (
        SELECT varu_id, CASE WHEN words @@ (quoted || ':A')::tsquery THEN 'A' WHEN words @@ (quoted || ':B')::tsquery THEN 'B'
          WHEN words @@ (quoted || ':C')::tsquery THEN 'C' ELSE 'D' END AS field
        FROM search_document, (SELECT '''' || w.word || '''' AS quoted) AS q WHERE words @@ quoted::tsquery
      ) AS holding
    ) AS p`.execute(db);
  return rows.map(({ word, a, b, c, d }) => ({ word, A: sixDigits(a ?? ''), B: sixDigits(b ?? ''), C: sixDigits(c ?? ''), D: sixDigits(d ?? '') }));
}
