import { sql } from 'kysely';

import { stockholmDate, type Actor } from '../../../domain/kernel/index.js';
import type { Clock } from '../../clock/clock.js';
import type { Database } from '../../database/connection.js';
import type { EventStore } from '../../event-store/port.js';
import type { RowFault } from '../../file-import/file-words.js';
import { readFile, type FileForm, type FileRow } from '../../file-import/read-file.js';
import { readValues } from '../../file-import/read-values.js';
import { streamedBatches } from '../stocking/batches.js';
import { ProductWriter, type Delivery } from '../stocking/product-writer.js';
import { arrive, type Row } from './arrive.js';
import { FIELDS, FIELD_NAMES } from './fields.js';
import { faultOf, fileWords } from './texts.js';

export interface Refused extends RowFault {
  readonly line: number;
  /** Null where not even that could be read. */
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
  /** Told of each refused row as soon as it is known. */
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

interface Wanted {
  readonly line: number;
  readonly row: Row;
}

/**
 * Brings the rows of a file into the catalogue; a bad row is told of and left out, the rest goes on.
 * Run again, it changes nothing. @throws Unimportable when the file as a whole cannot be read
 */
export async function importFile(
  into: ImportInto,
  path: string,
  { onRefused = () => undefined, onProgress = () => undefined }: ImportOptions = {},
): Promise<Imported> {
  const writer = new ProductWriter(into.store, into.clock, IMPORT);
  const rows = new Rows(into.db);
  const count = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const refuse = (refused: Refused): void => {
    count.refused += 1;
    onRefused(refused);
  };
  for await (const batch of streamedBatches(readFile(path, FORM), BATCH)) {
    const wanted = await rows.wanted(batch, refuse);
    const today = stockholmDate(into.clock.now());
    const deliveries = wanted.map(({ row }): Delivery<RowFault> => ({
      varuId: row.varuId,
      arrive: (before) => arrive(row, before, today),
    }));
    for (const [index, written] of (await writer.write(deliveries)).entries()) {
      const line = wanted[index]?.line ?? 0;
      if (!written.ok) refuse({ line, varuId: written.varuId, ...faultOf(written.fault) });
      else count[written.added ? 'added' : written.changed ? 'changed' : 'unchanged'] += 1;
    }
    onProgress((count.read += batch.length));
  }
  return count;
}

/** Tells rows apart: an article number and an EAN stand once in a file, and an EAN is one product's. */
class Rows {
  private readonly lines = new Map<string, number>();
  private readonly eans = new Map<string, string>();

  constructor(private readonly db: Database) {}

  async wanted(batch: readonly FileRow[], refuse: (refused: Refused) => void): Promise<readonly Wanted[]> {
    const read = batch.flatMap((row) => this.read(row, refuse));
    await this.learn(read.flatMap(({ row }) => row.ean ?? []));
    return read.filter(({ line, row }) => {
      const holder = row.ean === undefined ? undefined : this.eans.get(row.ean);
      if (holder !== undefined && holder !== row.varuId)
        refuse({ line, varuId: row.varuId, field: 'ean', reason: `belongs to ${holder} already` });
      else if (row.ean !== undefined) this.eans.set(row.ean, row.varuId);
      return holder === undefined || holder === row.varuId;
    });
  }

  private read(file: FileRow, refuse: (refused: Refused) => void): readonly Wanted[] {
    const { line } = file;
    const read = 'fault' in file ? file : readValues(FIELDS, file.texts, fileWords);
    const given = 'texts' in file ? (file.texts['varuId'] ?? null) : null;
    const fault = 'fault' in read ? read.fault : this.repeated(read.values.varuId, line);
    if (fault) refuse({ line, varuId: given, ...fault });
    return fault || 'fault' in read ? [] : [{ line, row: read.values as Row }];
  }

  private repeated(varuId: string | undefined, line: number): RowFault | null {
    if (varuId === undefined) return { field: 'varuId', reason: 'is missing' };
    const first = this.lines.get(varuId);
    if (first !== undefined) return { field: 'varuId', reason: `stands on line ${first} already` };
    this.lines.set(varuId, line);
    return null;
  }

  private async learn(eans: readonly string[]): Promise<void> {
    const { rows } = await sql<{
      ean: string;
      varu_id: string;
    }>`SELECT ean, varu_id FROM view_product WHERE ean = ANY(${[...eans]})`.execute(this.db);
    for (const { ean, varu_id } of rows) this.eans.set(ean, varu_id);
  }
}
