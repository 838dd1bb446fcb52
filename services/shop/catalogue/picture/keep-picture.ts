import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'kysely';

import type { Picture } from '../../../../domain/catalogue/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { texts } from '../import/texts.js';

/** The most bytes of a picture. A photograph of a pack, 1,200 pixels wide, has about a fifth of this size. */
const MOST_BYTES = 1_000_000;

interface Kind {
  readonly extension: string;
  readonly mediaType: string;
}

const KINDS: readonly (Kind & { readonly at: number; readonly sign: string })[] = [
  { extension: 'jpg', mediaType: 'image/jpeg', at: 0, sign: '\u00ff\u00d8\u00ff' },
  { extension: 'png', mediaType: 'image/png', at: 0, sign: '\u0089PNG\r\n\u001a\n' },
  { extension: 'webp', mediaType: 'image/webp', at: 8, sign: 'WEBP' },
  { extension: 'avif', mediaType: 'image/avif', at: 4, sign: 'ftypavif' },
];

/**
 * Stores a picture in the database, where every process and every backup finds it. Returns the reason when it cannot be
 * stored.
 */
export async function keepPicture(
  db: Database,
  folder: string,
  source: { readonly path: string; readonly alt: string },
): Promise<Picture | { readonly reason: string }> {
  const content = await contentOf(path.join(folder, source.path));
  if (content === null) return { reason: texts.noSuchPicture(source.path) };
  if (content.length > MOST_BYTES) return { reason: texts.pictureTooLarge(source.path, MOST_BYTES) };
  const kind = kindOf(content);
  if (kind === null) return { reason: texts.notPicture(source.path) };
  const file = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${kind.extension}`;
  await sql`
    INSERT INTO product_picture (file, media_type, content) VALUES (${file}, ${kind.mediaType}, ${content})
    ON CONFLICT (file) DO NOTHING`.execute(db);
  return { file, alt: source.alt };
}

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Tells the kind of a picture by its first bytes, not by its name. SVG is refused, because it can hold scripts. */
function kindOf(content: Buffer): Kind | null {
  const found = KINDS.find(({ at, sign }) => content.toString('latin1', at, at + sign.length) === sign);
  return found ? { extension: found.extension, mediaType: found.mediaType } : null;
}
