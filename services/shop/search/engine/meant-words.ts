import type { KnownWord, Likeness } from '../index/vocabulary.js';
import { folded } from '../words.js';
import { editDistance, faultsAllowed } from './edit-distance.js';

export interface MeantWord {
  readonly word: string;
  /** How certain the match is, from 0 to 1. */
  readonly quality: number;
}

const QUALITY: Readonly<Record<Exclude<Likeness, 'begins' | 'near'>, number>> = {
  same: 1,
  folded: 0.96,
  stem: 0.9,
  compound: 0.55,
  within: 0.5,
};
/** The quality of a word that begins with the typed text. It is higher when fewer letters are missing. */
const BEGINS = { least: 0.55, most: 0.85 } as const;
/** For the query "ort", "örtgård" ranks after "ortopedia", because its prefix matches only when ö is read as o. */
const OTHER_LETTERS = 0.85;
const NEAR_BEST = 0.7;
const FAULT = 0.12;

/**
 * Lists each word that the shopper may mean once, with its best quality. With `unfinished`, short prefixes count too,
 * because the shopper may still be typing.
 */
export function meantWords(typed: string, known: readonly KnownWord[], unfinished: boolean): readonly MeantWord[] {
  const plain = folded(typed);
  const best = new Map<string, number>();
  for (const each of known) {
    const letters = each.likeness === 'begins' && !each.word.startsWith(typed) ? OTHER_LETTERS : 1;
    const quality = letters * qualityOf(plain, each, unfinished);
    if (quality > (best.get(each.word) ?? 0)) best.set(each.word, quality);
  }
  return [...best].map(([word, quality]) => ({ word, quality }));
}

function qualityOf(plain: string, { likeness, folded: word }: KnownWord, unfinished: boolean): number {
  if (likeness === 'begins')
    return unfinished || plain.length >= 3
      ? BEGINS.least + (BEGINS.most - BEGINS.least) * (plain.length / word.length)
      : 0;
  if (likeness !== 'near') return QUALITY[likeness];
  const allowed = faultsAllowed(plain.length);
  const faults = nearest(plain, word, allowed);
  return faults > allowed ? 0 : NEAR_BEST - FAULT * faults;
}

/**
 * Returns the distance to the whole word or to its first letters, whichever is smaller. So "paracte" is near
 * "paracetamol".
 */
function nearest(plain: string, word: string, allowed: number): number {
  const whole = editDistance(plain, word, allowed);
  if (plain.length < 5 || word.length <= plain.length) return whole;
  return Math.min(whole, editDistance(plain, word.slice(0, plain.length), allowed - 1) + 1);
}

/** Returns the number of typing errors of the nearest words. Infinity without any. */
export function faultsOf(near: readonly MeantWord[]): number {
  const best = Math.max(-Infinity, ...near.map(({ quality }) => quality));
  return Math.round((NEAR_BEST - best) / FAULT);
}

/**
 * Keeps only the nearest words. If a word with one typing error exists, the shopper does not mean a word with three.
 */
export function nearestOnly(words: readonly MeantWord[]): readonly MeantWord[] {
  const best = Math.max(0, ...words.map(({ quality }) => quality));
  return words.filter(({ quality }) => quality > 0 && quality >= best - FAULT / 2);
}
