import type { z } from 'zod';

import type { FileWords, RowFault } from './file-words.js';

export type Fields = Readonly<Record<string, z.ZodType<unknown, string>>>;
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]?: z.output<F[Name]> };

export function readValues<F extends Fields>(
  fields: F,
  row: Readonly<Record<string, string>>,
  words: FileWords,
): { readonly values: ValuesOf<F>; readonly faults: readonly RowFault[] } {
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  for (const [field, schema] of Object.entries(fields)) {
    const given = row[field];
    if (given === undefined) continue;
    const read = valueOf(schema, given, words);
    if ('reason' in read) faults.push({ field, reason: read.reason });
    else values[field] = read.value;
  }
  return { values: values as ValuesOf<F>, faults };
}

function valueOf(
  schema: Fields[string],
  given: string,
  words: FileWords,
): { readonly value: unknown } | { readonly reason: string } {
  const broken = notText(given, words);
  if (broken) return { reason: broken };
  const parsed = schema.safeParse(given.trim());
  if (parsed.success) return { value: parsed.data };
  return { reason: `${shown(given)} ${parsed.error.issues[0]?.message ?? words.notUnderstood}` };
}

/** Returns why a text cannot be stored. PostgreSQL refuses a zero byte and half a surrogate pair. */
function notText(value: string, { brokenEncoding, nul, halfCharacter }: FileWords): string | null {
  if (value.includes('\uFFFD')) return brokenEncoding;
  if (value.includes('\0')) return nul;
  return /\p{Surrogate}/u.test(value) ? halfCharacter : null;
}

/** Makes a value of a file safe to print, and cuts it to one line. */
export function shown(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
