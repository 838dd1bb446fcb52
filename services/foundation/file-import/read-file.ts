import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { parse, type CsvError } from 'csv-parse';

import type { FileWords, RowFault } from './file-words.js';
import { shown } from './read-values.js';

/** A row of the file: its texts by column, and keys that are not columns. An unreadable row has the reason instead. */
export type FileRow = { readonly line: number } & (
  | { readonly texts: Readonly<Record<string, string>>; readonly unknown: readonly RowFault[] }
  | { readonly fault: RowFault }
);

export interface FileForm {
  readonly columns: readonly string[];
  readonly key: string;
  readonly words: FileWords;
}

export class Unimportable extends Error {}

/**
 * Reads the rows of a CSV file with a heading, or of a file with one JSON object a line (`.ndjson`, `.jsonl`).
 * @throws Unimportable
 */
export function readFile(path: string, form: FileForm): AsyncIterable<FileRow> {
  return /\.(ndjson|jsonl)$/i.test(path) ? ndjson(path, form) : csv(path, form);
}

async function* csv(path: string, form: FileForm): AsyncGenerator<FileRow> {
  const first = await headingOf(path, form.words);
  if (first.trim() === '') throw new Unimportable(form.words.columnMissing(form.key));
  const broken: FileRow[] = [];
  const parser = createReadStream(path).pipe(
    parse({
      ...{
        bom: true,
        delimiter: first.includes(';') ? ';' : ',',
        info: true,
        skip_empty_lines: true,
        skip_records_with_error: true,
      },
      columns: (names: string[]) => heading(names, form),
      on_skip: (error: CsvError | undefined) => void broken.push(unreadable(error, form.words)),
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>;
    info: { lines: number };
  }>) {
    yield* broken.splice(0);
    yield { line: info.lines, texts: record, unknown: [] };
  }
  yield* broken;
}

async function headingOf(path: string, { noSuchFile, unreadableFile }: FileWords): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
      return buffer.toString('utf8', 0, bytesRead).split('\n')[0] ?? '';
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new Unimportable(
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? noSuchFile(path) : unreadableFile(path),
    );
  }
}

function heading(names: readonly string[], { columns, key, words }: FileForm): string[] {
  const trimmed = names.map((name) => name.trim());
  if (!trimmed.includes(key)) throw new Unimportable(words.columnMissing(key));
  const unknown = trimmed.filter((name) => !columns.includes(name));
  if (unknown.length > 0) throw new Unimportable(unknown.map(words.columnUnknown).join('\n'));
  const twice = trimmed.find((name, index) => trimmed.indexOf(name) < index);
  if (twice !== undefined) throw new Unimportable(words.columnTwice(twice));
  return trimmed;
}

function unreadable(error: CsvError | undefined, { otherLength, quoteOpen, notCsv }: FileWords): FileRow {
  const line = typeof error?.['lines'] === 'number' ? error['lines'] : 0;
  const reasons: Readonly<Record<string, string>> = {
    CSV_RECORD_INCONSISTENT_COLUMNS: otherLength,
    CSV_QUOTE_NOT_CLOSED: quoteOpen,
  };
  return { line, fault: { field: 'row', reason: reasons[error?.code ?? ''] ?? notCsv } };
}

async function* ndjson(path: string, form: FileForm): AsyncGenerator<FileRow> {
  await headingOf(path, form.words);
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== '') yield { line, ...parsed(text, form) };
  }
}

function parsed(
  text: string,
  { columns, words: { notJson, notObject, keyUnknown } }: FileForm,
): { texts: Record<string, string>; unknown: readonly RowFault[] } | { fault: RowFault } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { fault: { field: 'row', reason: notObject } };
    const entries = Object.entries(value);
    return {
      texts: Object.fromEntries(
        entries.filter(([name]) => columns.includes(name)).map(([name, each]) => [name, asText(each)]),
      ),
      unknown: entries
        .filter(([name]) => !columns.includes(name))
        .map(([name]) => ({ field: shown(name), reason: keyUnknown })),
    };
  } catch {
    return { fault: { field: 'row', reason: notJson } };
  }
}

/** Turns a JSON value into text. JSON has numbers, booleans, null and lists; CSV has only text. */
function asText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(asText).join('|');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, each]) => `${key}:${String(each ?? '')}`)
      .join('|');
  return String(value);
}
