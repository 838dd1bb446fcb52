import type { RowFault } from '../../../foundation/file-import/file-words.js';
import type { FileRow } from '../../../foundation/file-import/read-file.js';
import { readValues, shown } from '../../../foundation/file-import/read-values.js';
import { FIELDS, type Row } from './fields.js';
import { fileWords, texts } from './texts.js';

export type ReadRow = { readonly row: Row } | { readonly code: string | null; readonly faults: readonly RowFault[] };

/** Reads rows in order. It refuses a coupon that occurs twice in a file. */
export class Rows {
  private readonly lines = new Map<string, number>();

  read(file: FileRow): ReadRow {
    if ('fault' in file) return { code: null, faults: [file.fault] };
    const given = givenIn(file.texts);
    const code = given['code'] === undefined ? null : shown(given['code']).slice(1, -1);
    const read = readValues(FIELDS, given, fileWords);
    const faults = [...file.unknown, ...read.faults, ...this.unnamed(given, read.values.code, file.line)];
    return faults.length > 0 ? { code, faults } : { row: read.values as Row };
  }

  private unnamed(
    given: Readonly<Record<string, string>>,
    code: string | undefined,
    line: number,
  ): readonly RowFault[] {
    if (given['code'] === undefined) return [{ field: 'code', reason: texts.missing }];
    if (code === undefined) return [];
    const first = this.lines.get(code);
    if (first !== undefined) return [{ field: 'code', reason: texts.again(first) }];
    this.lines.set(code, line);
    return [];
  }
}

/** Returns the columns with a value. Some rows only end a coupon, so an empty text counts as no value. */
function givenIn(row: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value.trim() !== ''));
}
