import type { GoodsLine, Series } from './line.js';
import { PARTICULARS } from './particular/index.js';

/** Words of a series or of a kind of goods that is free of perfume. */
const WITHOUT_PERFUME = /parfymfri|oparfymerad|(fria? från|utan) parfym/;
const SCENT = 'Doft';
const NO_SCENT = 'Oparfymerad';

/** Series and variants that contradict each other. */
const CONTRARY: readonly (readonly [series: string, value: string])[] = [
  ['Balans', 'Torr'],
  ['Intensiv', 'Normal'],
  ['Intensiv', 'Blandad'],
  ['Lugn', 'Vanilj'],
  ['Lugn', 'Mint'],
  ['Lugn', 'Hallon'],
  ['Barn', 'Färgat'],
  ['Barn', 'Kaffe'],
  ['Junior', 'Lakrits'],
  ['Junior', 'Medium'],
  ['Skonsam', 'Medium'],
  ['Bomull', 'Super plus'],
  ['Första tiden', '5'],
  ['Första tiden', '6'],
  ['Första tiden', 'L'],
  ['Första tiden', '18+ mån'],
  ['Första tiden', 'Snabbt'],
  ['Lek', '1'],
  ['Midnatt', 'Klar'],
  ['Midnatt', 'Nude'],
  ['Light', 'Honung citron'],
];

/** True when a series is free of perfume, by what it says. */
export function isPerfumeFree({ says }: Pick<Series, 'says'>): boolean {
  return WITHOUT_PERFUME.test(says);
}

/** True when a kind of goods may be sold in a series and as a variant. */
export function suits(line: GoodsLine, series: Series, value: string): boolean {
  const unsuited = PARTICULARS[line.title]?.unsuited?.split('|') ?? [];
  if (unsuited.includes(series.name)) return false;
  if (isPerfumeFree(series) && line.axis === SCENT && value !== NO_SCENT) return false;
  return !CONTRARY.some(([name, other]) => name === series.name && other === value);
}

/** A variant named 'Oparfymerad' is no choice where the series has no perfume at all. */
export function isChoice(line: GoodsLine, series: Series): boolean {
  return !(isPerfumeFree(series) && line.axis === SCENT);
}
