import type { Kysely } from 'kysely';

/** The shop's database without table types. Each view's queries add the tables that they read. */
export type ViewsDatabase = Kysely<Record<never, never>>;
