import type { ArtProduct } from './art.js';

export interface Look {
  readonly body: string;
  readonly ink: string;
  readonly motif: string;
  readonly accent: string;
  readonly cap: string;
  readonly choice: number;
}

/**
 * Each palette has a dark, a medium and a light shade of one hue. Text has a contrast of at least 4.5:1 on its
 * background.
 */
const PALETTES: readonly (readonly [string, string, string])[] = [
  ['#12564f', '#3fa796', '#e3f3ef'],
  ['#1d3f72', '#5b8fd0', '#e6eef9'],
  ['#7a2e3d', '#d9788a', '#fbeaed'],
  ['#5a3b78', '#a685cc', '#f1ebf8'],
  ['#8a4a12', '#e59a4c', '#fdf0e1'],
  ['#23602f', '#76b36b', '#eaf5e6'],
  ['#0f5c7a', '#4fb0cf', '#e2f3f8'],
  ['#80303f', '#e88c72', '#fdece6'],
  ['#3c4a56', '#8fa3b3', '#edf1f4'],
  ['#6d5a10', '#d8b93e', '#fbf5da'],
  ['#84285f', '#d777ae', '#fae8f3'],
  ['#2f3f8f', '#8190dd', '#eaecfa'],
];
/** Products of the shop's own brand always have the sixth palette, which is green, on white. */
const HOUSE = { brand: 'Älgört', choice: 36 * 7 + 5 };
const ACCENTS = ['#e2725b', '#3c9d8f', '#e0a526', '#7f6bb8', '#4b8fcc', '#c7568b', '#7aa63f', '#d4813a'];

export function lookOf({ brand, type, packTitle, variant, strength }: ArtProduct): Look {
  const choice = brand === HOUSE.brand ? HOUSE.choice : hash(brand);
  const [deep, mid, light] = PALETTES[choice % PALETTES.length] as readonly [string, string, string];
  const accent = ACCENTS[hash(`${strength ?? variant?.value.split(',')[0] ?? packTitle}`) % ACCENTS.length] as string;
  if (type !== 'Ha') return { body: '#ffffff', ink: deep, motif: mid, accent, cap: '#f4f6f6', choice };
  const style = Math.floor(choice / 12) % 3;
  if (style === 0) return { body: '#ffffff', ink: deep, motif: light, accent, cap: mid, choice };
  if (style === 1) return { body: light, ink: deep, motif: '#ffffff', accent, cap: '#ffffff', choice };
  return { body: deep, ink: '#ffffff', motif: mid, accent, cap: light, choice };
}

/** The FNV-1a hash, which distributes short words well. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
