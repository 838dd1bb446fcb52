import { sql, type RawBuilder } from 'kysely';

const MOST_WORDS = 8;
const MOST_LETTERS = 100;
/** "shampo" is 0.57 like a part of "schampo"; pg_trgm's own 0.6 would miss it. */
const NEAR = 0.45;

export interface SearchTerms {
  /** Every word stands in the product. */
  readonly exact: RawBuilder<unknown>;
  /** Every longer word is close to one of the product's; reads the whole table, so only when nothing is exact. */
  readonly near: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Null when nothing was asked. */
export function searchTerms(query: string): SearchTerms | null {
  const text = query.normalize('NFC').toLowerCase().replaceAll(/[^\p{L}\p{N}%,.]+/gu, ' ').trim().slice(0, MOST_LETTERS);
  const words = text.split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const near = words.map((word) => (word.length < 4 ? contains(word) : sql`word_similarity(${word}, search_text) >= ${NEAR}`));
  return {
    exact: sql`(${sql.join(words.map(contains), sql` AND `)})`,
    near: sql`(${sql.join(near, sql` AND `)})`,
    order: sql`word_similarity(${text}, search_text) DESC, sort_rank, popularity DESC, varu_id`,
  };
}

function contains(text: string): RawBuilder<unknown> {
  return sql`search_text LIKE ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}
