import { sql, type Kysely } from 'kysely';

/** Keys that were replaced. While `done_at` is null, some data may still need the old key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE replaced_key (
    name text NOT NULL CHECK (name IN ('MASTER_KEY', 'LOOKUP_KEY')),
    check_value bytea NOT NULL,
    replaced_at timestamptz NOT NULL DEFAULT now(),
    done_at timestamptz,
    PRIMARY KEY (name, check_value)
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX replaced_key_under_way ON replaced_key (name) WHERE done_at IS NULL`.execute(db);
  // While LOOKUP_KEY is replaced, a person has two hashes. Both belong to the same customer id.
  await sql`ALTER TABLE person_claim DROP CONSTRAINT person_claim_customer_id_key`.execute(db);
  await sql`CREATE INDEX person_claim_customer_id ON person_claim (customer_id)`.execute(db);
}
