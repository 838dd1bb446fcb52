import type { PackShape, PackSize } from '../../domain/catalogue/index.js';

/** The length, width and height of each pack shape, relative to each other. */
const PROPORTIONS: Partial<Readonly<Record<PackShape, readonly [number, number, number]>>> = {
  bottle: [1, 1, 2.6],
  flask: [1.2, 0.9, 2.4],
  pump: [1, 1, 2.8],
  spray: [1, 1, 3.2],
  'nasal-spray': [1, 1, 2.5],
  dropper: [1, 1, 2.3],
  'pill-jar': [1, 1, 1.7],
  cylinder: [1, 1, 2.2],
  jar: [1, 1, 0.8],
  tube: [3, 1.1, 0.8],
  toothbrush: [7, 1, 0.7],
  pouch: [2, 0.6, 2.6],
  card: [1.4, 0.4, 2],
  'feeding-bottle': [1, 1, 2.6],
};
const BOX = [2.2, 1, 1.3] as const;
/** A pack also contains air, so a cubic centimetre weighs about 0.7 g. */
const CUBIC_MM_PER_GRAM = 1_430;

export function sizeOf(shape: PackShape, weightGrams: number): PackSize {
  const [length, width, height] = PROPORTIONS[shape] ?? BOX;
  const unit = Math.cbrt((weightGrams * CUBIC_MM_PER_GRAM) / (length * width * height));
  const whole = (part: number): number => Math.max(8, Math.round(part * unit));
  return { lengthMm: whole(length), widthMm: whole(width), heightMm: whole(height) };
}
