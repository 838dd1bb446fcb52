import { sql } from 'kysely';

import type { Picture } from '../../../../domain/catalogue/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { FileRow } from '../../../foundation/file-import/read-file.js';
import { readValues } from '../../../foundation/file-import/read-values.js';
import { keepPicture } from '../picture/keep-picture.js';
import type { Row } from './arrive.js';
import { FIELDS } from './fields.js';
import { fileWords, texts } from './texts.js';

/** A row with a known product number. Comparing it with the product may show more errors. */
export interface Wanted {
  readonly line: number;
  readonly row: Row;
  readonly texts: Readonly<Record<string, string>>;
  readonly faults: readonly RowFault[];
  /** Pictures that are already stored in the shop. Absent when the row has none. */
  readonly pictures?: readonly Picture[];
}

/** A row whose product number is missing, unreadable or repeated. */
export interface Nameless {
  readonly line: number;
  readonly varuId: string | null;
  readonly faults: readonly RowFault[];
}

/** Refuses duplicates: an article number and an EAN may occur once in a file, and an EAN belongs to one product. */
export class Rows {
  private readonly lines = new Map<string, number>();
  private readonly eans = new Map<string, string>();

  /** @param folder the folder of the import file; the names of pictures are relative to it */
  constructor(
    private readonly db: Database,
    private readonly folder: string,
  ) {}

  async read(batch: readonly FileRow[]): Promise<readonly (Wanted | Nameless)[]> {
    const read = batch.map((row) => this.readRow(row));
    await this.learn(read.flatMap((each) => ('row' in each ? (each.row.ean ?? []) : [])));
    const withEans = read.map((each) => ('row' in each ? this.withEan(each) : each));
    return Promise.all(withEans.map(async (each) => ('row' in each ? this.withPictures(each) : each)));
  }

  private readRow(file: FileRow): Wanted | Nameless {
    const { line } = file;
    if ('fault' in file) return { line, varuId: null, faults: [file.fault] };
    const { values, faults } = readValues(FIELDS, file.texts, fileWords);
    const all = [...file.unknown, ...faults];
    const { varuId } = values;
    const nameless = file.texts['varuId'] === undefined ? texts.missing : varuId && this.repeated(varuId, line);
    if (varuId !== undefined && !nameless) return { line, row: { ...values, varuId }, texts: file.texts, faults: all };
    const named = nameless ? [{ field: 'varuId', reason: nameless }] : [];
    return { line, varuId: file.texts['varuId'] ?? null, faults: [...all, ...named] };
  }

  private repeated(varuId: string, line: number): string | null {
    const first = this.lines.get(varuId);
    if (first !== undefined) return texts.again(first);
    this.lines.set(varuId, line);
    return null;
  }

  private withEan(wanted: Wanted): Wanted {
    const { ean, varuId } = wanted.row;
    if (ean === undefined) return wanted;
    const holder = this.eans.get(ean);
    if (holder !== undefined && holder !== varuId)
      return { ...wanted, faults: [...wanted.faults, { field: 'ean', reason: texts.eanOf(ean, holder) }] };
    this.eans.set(ean, varuId);
    return wanted;
  }

  private async withPictures(wanted: Wanted): Promise<Wanted> {
    if (wanted.row.pictures === undefined) return wanted;
    const kept = await Promise.all(wanted.row.pictures.map((source) => keepPicture(this.db, this.folder, source)));
    const faults = kept.flatMap((each) => ('reason' in each ? [{ field: 'pictures', reason: each.reason }] : []));
    const pictures = kept.filter((each): each is Picture => 'file' in each);
    return { ...wanted, pictures, faults: [...wanted.faults, ...faults] };
  }

  private async learn(eans: readonly string[]): Promise<void> {
    const { rows } = await sql<{
      ean: string;
      varu_id: string;
    }>`SELECT ean, varu_id FROM view_product WHERE ean = ANY(${[...eans]})`.execute(this.db);
    for (const { ean, varu_id } of rows) this.eans.set(ean, varu_id);
  }
}
