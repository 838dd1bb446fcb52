import { z } from 'zod';

import type { Product } from '../../../domain/catalogue/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import { texts } from './texts.js';

export const measurementsSchema = z.strictObject({
  code: z.string(),
  lengthMm: z.int().nullable(),
  widthMm: z.int().nullable(),
  heightMm: z.int().nullable(),
  weightGrams: z.int(),
});
export type Measurements = AnswerOf<typeof measurementsSchema>;

export function measurementsOf({ varuId, size, weightGrams }: Product): Measurements {
  return {
    code: varuId,
    lengthMm: size?.lengthMm ?? null,
    widthMm: size?.widthMm ?? null,
    heightMm: size?.heightMm ?? null,
    weightGrams,
  };
}

export function measurementRows({
  size,
  weightGrams,
}: Product): readonly { readonly label: string; readonly value: string }[] {
  const { length, width, height, weight, millimetres, grams } = texts.measurements;
  const sides = size
    ? ([
        [length, size.lengthMm],
        [width, size.widthMm],
        [height, size.heightMm],
      ] as const)
    : [];
  return [
    ...sides.map(([label, value]) => ({ label, value: millimetres(value) })),
    { label: weight, value: grams(weightGrams) },
  ];
}
