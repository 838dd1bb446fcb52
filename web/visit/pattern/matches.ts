import { patterns, type PatternName } from '../../../domain/customer/patterns.js';

export type Patterns = Readonly<Record<PatternName, string>>;

/** The shop's own, until the server has answered. */
export const LOCAL_PATTERNS: Patterns = patterns;

/** What the server sends replaces the local ones, name by name (PRO-01); anything that is no text is left out. */
export function withServerPatterns(local: Patterns, sent: unknown): Patterns {
  if (typeof sent !== 'object' || sent === null) return local;
  const known = Object.entries(sent).filter(
    ([name, source]) => Object.hasOwn(local, name) && typeof source === 'string',
  );
  return { ...local, ...(Object.fromEntries(known) as Partial<Patterns>) };
}

/** An empty value fails when it is required; a pattern that cannot be read accepts anything, for the server decides. */
export function matches(source: string, value: string, required = true): boolean {
  if (value === '') return !required;
  try {
    return new RegExp(source, 'u').test(value);
  } catch {
    return true;
  }
}
