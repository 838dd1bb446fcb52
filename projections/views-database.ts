import type { Kysely } from 'kysely';

/** The shop's database without types of its tables. The queries of each view add the tables that they read. */
export type ViewsDatabase = Kysely<Record<never, never>>;
