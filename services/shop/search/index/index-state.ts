import { sql } from 'kysely';

import type { Database } from '../../../foundation/database/connection.js';

export interface IndexState {
  /** A number that grows with each change of a document. */
  readonly version: number;
  /** The state of the catalogue whose documents are all written, as `indexedMark` writes it. */
  readonly indexed: string;
}

/**
 * Raise this number when document.ts gives other words for a product. The next start then writes every document again.
 */
const DOCUMENT_RULE = 1;

export function indexedMark({
  position,
  generation,
}: {
  readonly position: string;
  readonly generation: number;
}): string {
  return `${DOCUMENT_RULE}/${generation}/${position}`;
}

export async function indexState(db: Database): Promise<IndexState> {
  const { rows } = await sql<IndexState>`SELECT version, indexed FROM search_state`.execute(db);
  return rows[0] ?? { version: 0, indexed: '' };
}

export async function markIndexed(db: Database, indexed: string): Promise<void> {
  await sql`UPDATE search_state SET indexed = ${indexed} WHERE indexed <> ${indexed}`.execute(db);
}
