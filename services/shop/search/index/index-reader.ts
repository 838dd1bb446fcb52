import type pg from 'pg';

import { sixDigits } from './product-source.js';

/** The article numbers of the products that contain a word, by the weight of the word in the product (document.ts). */
export interface Postings {
  readonly word: string;
  readonly A: Int32Array;
  readonly B: Int32Array;
  readonly C: Int32Array;
  readonly D: Int32Array;
}

interface PostingsRow {
  readonly word: string;
  readonly a: string | null;
  readonly b: string | null;
  readonly c: string | null;
  readonly d: string | null;
}

const POSTINGS = `
  SELECT w.word, p.a, p.b, p.c, p.d FROM unnest($1::text[]) AS w (word), LATERAL (
    SELECT string_agg(varu_id, '') FILTER (WHERE field = 'A') AS a, string_agg(varu_id, '') FILTER (WHERE field = 'B') AS b,
      string_agg(varu_id, '') FILTER (WHERE field = 'C') AS c, string_agg(varu_id, '') FILTER (WHERE field = 'D') AS d
    FROM (
      SELECT varu_id, CASE WHEN words @@ (quoted || ':A')::tsquery THEN 'A' WHEN words @@ (quoted || ':B')::tsquery THEN 'B'
        WHEN words @@ (quoted || ':C')::tsquery THEN 'C' ELSE 'D' END AS field
      FROM search_document, (SELECT '''' || w.word || '''' AS quoted) AS q WHERE words @@ quoted::tsquery
    ) AS holding
  ) AS p`;

const ALL_POSTINGS = `
  SELECT w.lexeme AS word, COALESCE(w.weights[1], 'D') AS field, string_agg(d.varu_id, '') AS numbers
  FROM search_document d, unnest(d.words) AS w GROUP BY 1, 2`;

const NO_NUMBERS = new Int32Array(0);

/** Reads from PostgreSQL which products contain a word. The statement is prepared once per connection. */
export class IndexReader {
  constructor(private readonly pool: pg.Pool) {}

  async postings(words: readonly string[]): Promise<readonly Postings[]> {
    if (words.length === 0) return [];
    const { rows } = await this.pool.query<PostingsRow>({ name: 'search-postings', text: POSTINGS, values: [words] });
    return rows.map(({ word, a, b, c, d }) => ({
      word,
      A: sixDigits(a ?? ''),
      B: sixDigits(b ?? ''),
      C: sixDigits(c ?? ''),
      D: sixDigits(d ?? ''),
    }));
  }

  /** Reads the postings of all words at once. This takes some seconds; afterwards no word needs its own query. */
  async allPostings(): Promise<ReadonlyMap<string, Postings>> {
    const { rows } = await this.pool.query<{ word: string; field: 'A' | 'B' | 'C' | 'D'; numbers: string }>(
      ALL_POSTINGS,
    );
    const all = new Map<string, { -readonly [Part in keyof Postings]: Postings[Part] }>();
    for (const { word, field, numbers } of rows) {
      const postings = all.get(word) ?? { word, A: NO_NUMBERS, B: NO_NUMBERS, C: NO_NUMBERS, D: NO_NUMBERS };
      postings[field] = sixDigits(numbers);
      all.set(word, postings);
    }
    return all;
  }
}
