import type { ProductFlag } from '../../../domain/cart/events.js';

/** A form of a substance. Strength "" where the form has none of its own. */
export interface SubstanceForm {
  readonly form: string;
  readonly strengths: readonly string[];
  readonly packs: readonly string[];
  /** Price of the smallest pack of the weakest strength. */
  readonly kronor: number;
  readonly flags: readonly ProductFlag[];
}

export interface Substance {
  readonly name: string;
  readonly atcCode: string;
  readonly shelf: string;
  /** Completes "används …". */
  readonly used: string;
  readonly forms: readonly SubstanceForm[];
}

export function substance(
  name: string,
  atcCode: string,
  shelf: string,
  used: string,
  ...forms: readonly SubstanceForm[]
): Substance {
  return { name, atcCode, shelf, used, forms };
}

/** Strengths and packs are separated by "|", because Swedish numbers contain commas. */
export function sold(
  form: string,
  strengths: string,
  packs: string,
  kronor: number,
  ...flags: readonly ProductFlag[]
): SubstanceForm {
  return { form, strengths: strengths.split('|'), packs: packs.split('|'), kronor, flags };
}
