import { patterns, type PatternName } from '../../../domain/customer/patterns.js';

export type Patterns = Readonly<Record<PatternName, string>>;

/** The regular expressions of this build. They check fields until the server's expressions arrive. */
export const LOCAL_PATTERNS: Patterns = patterns;

/**
 * Replaces regular expressions by those that the server sends under the same name (PRO-01). Values that are not text
 * are ignored.
 */
export function withServerPatterns(local: Patterns, sent: unknown): Patterns {
  if (typeof sent !== 'object' || sent === null) return local;
  const known = Object.entries(sent).filter(
    ([name, source]) => Object.hasOwn(local, name) && typeof source === 'string',
  );
  return { ...local, ...(Object.fromEntries(known) as Partial<Patterns>) };
}

/** Checks a value. An invalid regular expression accepts every value, because the server checks again. */
export function matches(source: string, value: string, required = true): boolean {
  if (value === '') return !required;
  try {
    return new RegExp(source, 'u').test(value);
  } catch {
    return true;
  }
}
