import type { Kysely } from 'kysely';

/** The shop's database handle; each view's queries add the tables they read. */
export type ViewsDatabase = Kysely<Record<never, never>>;
