import { patterns, type PatternName } from '../../../domain/customer/patterns.js';

export type Patterns = Readonly<Record<PatternName, string>>;

/** The shop's own, until the server has answered. */
export const LOCAL_PATTERNS: Patterns = patterns;

/** The server's patterns replace the local ones by name (PRO-01); values other than text are ignored. */
export function withServerPatterns(local: Patterns, sent: unknown): Patterns {
  if (typeof sent !== 'object' || sent === null) return local;
  const known = Object.entries(sent).filter(
    ([name, source]) => Object.hasOwn(local, name) && typeof source === 'string',
  );
  return { ...local, ...(Object.fromEntries(known) as Partial<Patterns>) };
}

/** An empty value fails when it is required; an invalid pattern accepts anything, for the server decides. */
export function matches(source: string, value: string, required = true): boolean {
  if (value === '') return !required;
  try {
    return new RegExp(source, 'u').test(value);
  } catch {
    return true;
  }
}
