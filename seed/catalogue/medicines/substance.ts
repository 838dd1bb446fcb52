import type { ProductFlag } from '../../../domain/cart/events.js';

/** One form of a substance, for example tablets. The strength is "" for a form without strengths. */
export interface SubstanceForm {
  readonly form: string;
  readonly strengths: readonly string[];
  readonly packs: readonly string[];
  /** The price of the smallest pack with the weakest strength. */
  readonly kronor: number;
  readonly flags: readonly ProductFlag[];
}

export interface Substance {
  readonly name: string;
  readonly atcCode: string;
  readonly shelf: string;
  /** Completes the sentence "används …". */
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

/** Defines a form with its strengths and packs. "|" separates them, because Swedish numbers contain commas. */
export function sold(
  form: string,
  strengths: string,
  packs: string,
  kronor: number,
  ...flags: readonly ProductFlag[]
): SubstanceForm {
  return { form, strengths: strengths.split('|'), packs: packs.split('|'), kronor, flags };
}
