import type { z } from 'zod';

/** Reads a post by its schema. Null for input that the shop's own pages never send. */
export function readForm<Schema extends z.ZodType>(sent: FormData, schema: Schema): z.output<Schema> | null {
  return schema.safeParse(Object.fromEntries(sent)).data ?? null;
}

/**
 * The text of one field, cut at `longest`, and empty without the field. It is also for pending forms in a browser, whose
 * scripts go without zod.
 */
export function textIn(sent: FormData | undefined, name: string, longest = Infinity): string {
  const value = sent?.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** The texts of a field that may be ticked several times. */
export function textsIn(sent: FormData, name: string): readonly string[] {
  return sent.getAll(name).filter((value) => typeof value === 'string');
}

/** The files of one field. A field without a choice sends an empty file, which is left out. */
export function filesIn(sent: FormData, name: string): readonly File[] {
  return sent.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0);
}
