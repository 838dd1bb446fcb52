import { parsePersonNumber } from '../../../domain/kernel/index.js';
import type { LookupKind } from '../contract/customers.js';

export interface Candidate {
  readonly kind: LookupKind;
  readonly text: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^(\+|0)\d{6,14}$/;
const NUMBER = /^\d{6,12}$/;
const TRACKING = /^[0-9A-Z][0-9A-Z-]{4,39}$/i;
const TEN_DIGITS = /^\d{10}$/;

/**
 * SUP-02: recognises what a text in the search field can be. One field takes all numbers and texts that a caller may
 * know.
 */
export function recognise(entered: string): readonly Candidate[] {
  const text = entered.trim();
  if (EMAIL.test(text)) return [{ kind: 'email', text }];
  const compact = text.replace(/[\s()/-]/g, '');
  return [
    ...personNumbers(compact).map((each): Candidate => ({ kind: 'person-number', text: each })),
    ...(PHONE.test(compact) ? [{ kind: 'phone', text: compact } as const] : []),
    ...(NUMBER.test(compact) ? numbers(compact) : []),
    ...(TRACKING.test(text) && !PHONE.test(compact) ? [{ kind: 'tracking-number', text } as const] : []),
  ];
}

/**
 * Returns the person numbers to search for. Ten digits may be of either century, so both are tried. The wrong one finds
 * nobody.
 */
function personNumbers(digits: string): readonly string[] {
  const tried = TEN_DIGITS.test(digits) ? [`19${digits}`, `20${digits}`] : [digits];
  return tried.flatMap((each) => parsePersonNumber(each) ?? []);
}

function numbers(text: string): readonly Candidate[] {
  return [
    { kind: 'member-number', text },
    { kind: 'order-number', text },
  ];
}
