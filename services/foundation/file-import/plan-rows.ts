import type { RowFault } from './file-words.js';
import type { FileRow } from './read-file.js';
import { readValues, shown, type Fields } from './read-values.js';
import type { FileWords } from './file-words.js';
import { rowTexts } from './texts.js';

export type ReadRow<Row> =
  { readonly row: Row } | { readonly key: string | null; readonly faults: readonly RowFault[] };

interface Form {
  readonly fields: Fields;
  readonly key: string;
  readonly words: FileWords;
}

/** Reads rows in order. It refuses a key that occurs twice in a file. */
export class PlanRows<Row> {
  private readonly lines = new Map<string, number>();

  constructor(private readonly form: Form) {}

  read(file: FileRow): ReadRow<Row> {
    if ('fault' in file) return { key: null, faults: [file.fault] };
    const { fields, key, words } = this.form;
    const given = givenIn(file.texts);
    const { values, faults } = readValues(fields, given, words);
    const all = [...file.unknown, ...faults, ...this.unnamed(given[key], values[key], file.line)];
    if (all.length === 0) return { row: values as Row };
    return { key: given[key] === undefined ? null : shown(given[key]).slice(1, -1), faults: all };
  }

  private unnamed(written: string | undefined, read: unknown, line: number): readonly RowFault[] {
    const { key: field } = this.form;
    if (written === undefined) return [{ field, reason: rowTexts.missing }];
    if (typeof read !== 'string') return [];
    const first = this.lines.get(read);
    if (first !== undefined) return [{ field, reason: rowTexts.again(first) }];
    this.lines.set(read, line);
    return [];
  }
}

/** Returns the columns with a value. Some rows only end something, so an empty text counts as no value. */
function givenIn(row: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value.trim() !== ''));
}
