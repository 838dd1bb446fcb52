import { randomUUID } from 'node:crypto';

import { stockholmDate, type Actor } from '../../../../domain/kernel/index.js';
import type { Clock } from '../../../foundation/clock.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { readFile, type FileForm, type FileRow } from '../../../foundation/file-import/read-file.js';
import { bringRow, type Brought } from './bring-row.js';
import { FIELD_NAMES } from './fields.js';
import { Rows } from './read-rows.js';
import { fileWords } from './texts.js';

export interface Refused extends RowFault {
  readonly line: number;
  /** The coupon's code as written. Null when it could not be read. */
  readonly code: string | null;
}

interface RefusedRow {
  readonly code: string | null;
  readonly faults: readonly RowFault[];
}

export type Imported = { readonly [Became in Brought | 'read' | 'refused']: number };

export interface ImportOptions {
  readonly onRefused?: (refused: Refused) => void;
  readonly onProgress?: (read: number) => void;
}

export interface ImportInto {
  readonly commands: CommandHandling;
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
}

const IMPORT: Actor = { kind: 'system', id: 'import-coupons' };
const TOLD_EACH = 100;
const FORM: FileForm = { columns: FIELD_NAMES, key: 'code', words: fileWords };

/**
 * Plans, changes and ends the coupons of a file (CRT-04). An invalid row is reported and skipped; the others are
 * applied. A second run of the same file changes nothing.
 * @throws Unimportable when the file as a whole cannot be read
 */
export async function importCoupons(
  { commands, db, clock }: ImportInto,
  path: string,
  { onRefused = () => undefined, onProgress = () => undefined }: ImportOptions = {},
): Promise<Imported> {
  const rows = new Rows();
  const run = { commands, db, actor: IMPORT, correlationId: randomUUID(), on: stockholmDate(clock.now()) };
  const count = { read: 0, planned: 0, changed: 0, ended: 0, unchanged: 0, refused: 0 };
  for await (const file of readFile(path, FORM)) {
    const became = await bring(file);
    if (typeof became === 'string') count[became] += 1;
    else {
      count.refused += 1;
      for (const fault of became.faults) onRefused({ line: file.line, code: became.code, ...fault });
    }
    count.read += 1;
    if (count.read % TOLD_EACH === 0) onProgress(count.read);
  }
  return count;

  async function bring(file: FileRow): Promise<Brought | RefusedRow> {
    const read = rows.read(file);
    if ('faults' in read) return read;
    const became = await bringRow(run, read.row);
    return typeof became === 'string' ? became : { code: read.row.code, faults: became };
  }
}
