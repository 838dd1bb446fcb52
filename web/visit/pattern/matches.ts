import { patterns, type PatternName } from '../../../domain/customer/patterns.js';

export type Patterns = Readonly<Record<PatternName, string>>;

/** The patterns in this build, used until the server's patterns arrive. */
export const LOCAL_PATTERNS: Patterns = patterns;

/** Patterns from the server replace local ones with the same name (PRO-01). Values that are not text are ignored. */
export function withServerPatterns(local: Patterns, sent: unknown): Patterns {
  if (typeof sent !== 'object' || sent === null) return local;
  const known = Object.entries(sent).filter(
    ([name, source]) => Object.hasOwn(local, name) && typeof source === 'string',
  );
  return { ...local, ...(Object.fromEntries(known) as Partial<Patterns>) };
}

/** An empty value fails if it is required. An invalid pattern accepts any value, because the server checks again. */
export function matches(source: string, value: string, required = true): boolean {
  if (value === '') return !required;
  try {
    return new RegExp(source, 'u').test(value);
  } catch {
    return true;
  }
}
