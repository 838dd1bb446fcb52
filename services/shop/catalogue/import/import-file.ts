import { dirname } from 'node:path';

import { stockholmDate, type Actor } from '../../../../domain/kernel/index.js';
import type { Clock } from '../../../foundation/clock.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { EventStore } from '../../../foundation/event-store/port.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { readFile, type FileForm } from '../../../foundation/file-import/read-file.js';
import { streamedBatches } from '../stocking/batches.js';
import { ProductWriter, type Delivery } from '../stocking/product-writer.js';
import { arrive } from './arrive.js';
import { FIELD_NAMES } from './fields.js';
import { Rows, type Wanted } from './read-rows.js';
import { faultOf, fileWords } from './texts.js';

export interface Refused extends RowFault {
  readonly line: number;
  /** The article number. Null when even this could not be read. */
  readonly varuId: string | null;
}

export interface Imported {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

export interface ImportOptions {
  readonly onRefused?: (refused: Refused) => void;
  readonly onProgress?: (read: number) => void;
}

export interface ImportInto {
  readonly store: EventStore;
  readonly db: Database;
  readonly clock: Clock;
}

const BATCH = 1_000;
const FORM: FileForm = { columns: FIELD_NAMES, key: 'varuId', words: fileWords };
const IMPORT: Actor = { kind: 'system', id: 'import-catalogue' };

/**
 * Imports the rows of a file into the catalogue. A bad row is reported and skipped; the others are applied. A
 * second run changes nothing. @throws Unimportable when the file as a whole cannot be read
 */
export async function importFile(
  into: ImportInto,
  path: string,
  { onRefused = () => undefined, onProgress = () => undefined }: ImportOptions = {},
): Promise<Imported> {
  const writer = new ProductWriter(into.store, into.clock, IMPORT);
  const rows = new Rows(into.db, dirname(path));
  const count = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const refuse = (line: number, varuId: string | null, faults: readonly RowFault[]): void => {
    count.refused += 1;
    for (const fault of faults) onRefused({ line, varuId, ...fault });
  };
  for await (const batch of streamedBatches(readFile(path, FORM), BATCH)) {
    const read = await rows.read(batch);
    const wanted = read.filter((each): each is Wanted => 'row' in each);
    const today = stockholmDate(into.clock.now());
    const deliveries = wanted.map((each): Delivery<RowFault> => ({
      varuId: each.row.varuId,
      arrive: (before) => arrive(each, before, today),
    }));
    const written = new Map((await writer.write(deliveries)).map((each) => [each.varuId, each]));
    for (const each of read) {
      const outcome = 'row' in each ? written.get(each.row.varuId) : undefined;
      if (!('row' in each)) refuse(each.line, each.varuId, each.faults);
      else if (outcome?.ok) count[outcome.added ? 'added' : outcome.changed ? 'changed' : 'unchanged'] += 1;
      else
        refuse(
          each.line,
          each.row.varuId,
          (outcome?.faults ?? []).map((fault) => faultOf(fault, each.texts)),
        );
    }
    onProgress((count.read += batch.length));
  }
  return count;
}
