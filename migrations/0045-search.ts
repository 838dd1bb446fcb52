import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE search_document (
      varu_id text COLLATE "C" PRIMARY KEY,
      words tsvector NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX search_document_words ON search_document USING gin (words)`.execute(db);
  await vocabulary(db);
  // Each change of the documents increases the version in the same transaction. Caches of search results are then
  // dropped.
  await sql`CREATE TABLE search_state (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), version integer NOT NULL, indexed text COLLATE "C" NOT NULL)`.execute(
    db,
  );
  await sql`INSERT INTO search_state (version, indexed) VALUES (0, '')`.execute(db);
}

/** Stores each word once. A typed word is then compared with thousands of words, not with all product texts. */
async function vocabulary(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE search_word (
      word text COLLATE "C" PRIMARY KEY,
      folded text COLLATE "C" NOT NULL,
      stem text COLLATE "C" NOT NULL,
      documents integer NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX search_word_folded ON search_word (folded)`.execute(db);
  await sql`CREATE INDEX search_word_stem ON search_word (stem)`.execute(db);
  await sql`CREATE INDEX search_word_within ON search_word USING gin (folded gin_trgm_ops)`.execute(db);
  await sql`CREATE INDEX search_word_near ON search_word USING gist (folded gist_trgm_ops)`.execute(db);
}
