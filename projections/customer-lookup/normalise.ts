import { phoneDigits } from '../../domain/customer/phone-digits.js';
import type { LookupKind } from './table.js';

/** Hashes a personal value with a secret key, so that an outsider cannot guess the value. */
export type Fingerprint = (kind: LookupKind | 'watched-product', text: string) => string;

/** Returns all hashes of a text. There are two while one secret key replaces another. */
export type Fingerprints = (...of: Parameters<Fingerprint>) => readonly string[];

const PERSONAL: readonly LookupKind[] = ['person-number', 'email', 'phone'];

/** The normalised form of a value, for storage and search. Personal kinds become a keyed hash. */
export function lookupValue(fingerprint: Fingerprint, kind: LookupKind, text: string): string {
  const normal = normalise(kind, text);
  return PERSONAL.includes(kind) ? fingerprint(kind, normal) : normal;
}

export function lookupValues(fingerprints: Fingerprints, kind: LookupKind, text: string): readonly string[] {
  const normal = normalise(kind, text);
  return PERSONAL.includes(kind) ? fingerprints(kind, normal) : [normal];
}

function normalise(kind: LookupKind, text: string): string {
  const trimmed = text.trim();
  switch (kind) {
    case 'email':
      return trimmed.toLowerCase();
    case 'phone':
      return swedishNumber(trimmed);
    case 'person-number':
      return trimmed.replace(/\D/g, '');
    default:
      return trimmed.toUpperCase();
  }
}

function swedishNumber(text: string): string {
  const digits = phoneDigits(text.replace(/\(0\)/, '')).replace(/^00/, '+');
  if (digits.startsWith('+')) return digits;
  return digits.startsWith('0') ? `+46${digits.slice(1)}` : `+${digits}`;
}
