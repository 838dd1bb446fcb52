import { sql, type RawBuilder } from 'kysely';

const MOST_WORDS = 8;
const MOST_LETTERS = 100;

export interface SearchTerms {
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Every word must stand in the product or be close to a word of it; null when nothing was asked. */
export function searchTerms(query: string): SearchTerms | null {
  const text = query.normalize('NFC').toLowerCase().replaceAll(/[^\p{L}\p{N}%,.]+/gu, ' ').trim().slice(0, MOST_LETTERS);
  const words = text.split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const near = words.map((word) => (word.length < 4 ? contains(word) : sql`(${contains(word)} OR ${word} <% search_text)`));
  return {
    where: sql`(${sql.join(near, sql` AND `)})`,
    order: sql`(${contains(text)}) DESC, word_similarity(${text}, search_text) DESC, sort_rank, popularity DESC, varu_id`,
  };
}

function contains(text: string): RawBuilder<unknown> {
  return sql`search_text LIKE ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}
