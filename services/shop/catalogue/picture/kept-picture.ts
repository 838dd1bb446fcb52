import { sql } from 'kysely';

import type { Database } from '../../../foundation/database/connection.js';

export interface KeptPicture {
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Reads a stored picture. Its name is derived from its content, so it may be cached for ever. */
export async function keptPicture(db: Database, file: string): Promise<KeptPicture | null> {
  if (!/^[0-9a-f]{32}\.(jpg|png|webp|avif)$/.test(file)) return null;
  const { rows } = await sql<{ media_type: string; content: Buffer }>`
    SELECT media_type, content FROM product_picture WHERE file = ${file}`.execute(db);
  return rows[0] ? { mediaType: rows[0].media_type, content: rows[0].content } : null;
}
