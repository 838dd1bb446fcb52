import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { parse, type CsvError } from 'csv-parse';

import { FIELD_NAMES, type RowFault } from './fields.js';

/** A row as it stands in the file: texts by column, or what makes it unreadable. */
export type FileRow = { readonly line: number } & ({ readonly texts: Readonly<Record<string, string>> } | { readonly fault: RowFault });

/** The file as a whole cannot be imported. */
export class Unimportable extends Error {}

/** Rows of a CSV file with a heading, or of one JSON object a line (`.ndjson`, `.jsonl`). @throws Unimportable */
export function readFile(path: string): AsyncIterable<FileRow> {
  return /\.(ndjson|jsonl)$/i.test(path) ? ndjson(path) : csv(path);
}

async function* csv(path: string): AsyncGenerator<FileRow> {
  const separator = (await headingOf(path)).includes(';') ? ';' : ',';
  const broken: FileRow[] = [];
  const parser = createReadStream(path).pipe(
    parse({
      ...{ bom: true, delimiter: separator, info: true, skip_empty_lines: true, skip_records_with_error: true },
      columns: (names: string[]) => heading(names),
      on_skip: (error: CsvError | undefined) => void broken.push(unreadable(error)),
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    yield* broken.splice(0);
    yield { line: info.lines, texts: record };
  }
  yield* broken;
}

async function headingOf(path: string): Promise<string> {
  const file = await open(path).catch(() => {
    throw new Unimportable(`${path}: there is no such file`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    return buffer.toString('utf8', 0, bytesRead).split('\n')[0] ?? '';
  } finally {
    await file.close();
  }
}

function heading(names: readonly string[]): string[] {
  const trimmed = names.map((name) => name.trim());
  if (!trimmed.includes('varuId')) throw new Unimportable('the column varuId is missing: without it no row can be told from another');
  const unknown = trimmed.find((name) => !(FIELD_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Unimportable(`${JSON.stringify(unknown)} is no column; docs/import-catalogue.md lists them`);
  return trimmed;
}

function unreadable(error: CsvError | undefined): FileRow {
  const line = typeof error?.['lines'] === 'number' ? error['lines'] : 0;
  return { line, fault: { field: 'row', reason: error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS' ? 'has not as many values as the heading has columns' : 'is not readable as CSV' } };
}

async function* ndjson(path: string): AsyncGenerator<FileRow> {
  await headingOf(path);
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== '') yield { line, ...parsed(text) };
  }
}

function parsed(text: string): { texts: Record<string, string> } | { fault: RowFault } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: { field: 'row', reason: 'is not a JSON object' } };
    return { texts: Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asText(each)])) };
  } catch {
    return { fault: { field: 'row', reason: 'is not JSON' } };
  }
}

/** JSON has numbers, yes and no, nothing and lists where CSV has only texts. */
function asText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'object') return Object.entries(value).map(([key, each]) => `${key}:${String(each)}`).join('|');
  return String(value);
}
