import type { BrandLink } from '../../../services/shop/catalogue/contract.js';

export interface BrandGroup {
  /** A capital letter, or "0–9" for names that begin with anything else. */
  readonly letter: string;
  readonly brands: readonly BrandLink[];
}

export const NO_LETTER = '0–9';
/** All letters of the index, also those that no brand begins with. */
export const LETTERS: readonly string[] = [NO_LETTER, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ'];

/** Groups brands by first letter, in Swedish order: Å, Ä and Ö are separate letters at the end. */
export function brandGroups(brands: readonly BrandLink[]): readonly BrandGroup[] {
  const byLetter = new Map<string, BrandLink[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return LETTERS.flatMap((letter) => {
    const found = byLetter.get(letter);
    return found ? [{ letter, brands: found.sort((a, b) => a.name.localeCompare(b.name, 'sv')) }] : [];
  });
}

/** Finds brands whose name contains the typed text. A typed a or o also matches å, ä and ö. */
export function matchingBrands(brands: readonly BrandLink[], typed: string): readonly BrandLink[] {
  const wanted = plain(typed.trim());
  return wanted === '' ? brands : brands.filter(({ name }) => plain(name).includes(wanted));
}

function letterOf(name: string): string {
  const first = name.trim().slice(0, 1).toLocaleUpperCase('sv');
  const letter = 'ÅÄÖ'.includes(first) ? first : plain(first).toUpperCase();
  return letter !== '' && LETTERS.includes(letter) ? letter : NO_LETTER;
}

function plain(text: string): string {
  return text.toLocaleLowerCase('sv').normalize('NFD').replace(/\p{M}/gu, '');
}
