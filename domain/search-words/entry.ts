/** Goods of the shop, described by what they have in common. All given parts apply at once. */
export interface Goods {
  /** The general name, for example `paracetamol`. */
  readonly substance?: string;
  /** The beginning of an ATC code, for example `N02BE`. */
  readonly atc?: string;
  /** The path of a category. Its subcategories belong to it. */
  readonly category?: string;
  /** Words that stand in the name, brand or substance of the goods. */
  readonly words?: string;
  /** A part of the form, for example `tablett`. */
  readonly form?: string;
}

export type Age = 'adult' | 'children';

/** One line of the list: what people type, and the goods that they mean (CAT-05). */
export interface Entry {
  readonly line: number;
  readonly phrases: readonly string[];
  /** The goods in steps, the first choice first. Goods of one step rank equally. */
  readonly steps: readonly (readonly Goods[])[];
  /** With an age, only packs of that age are meant. */
  readonly age: Age | null;
}

export type FaultCode =
  | 'NoEquals'
  | 'NoPhrase'
  | 'PhraseTooLong'
  | 'PhraseWithoutWord'
  | 'PhraseTwice'
  | 'TooManyPhrases'
  | 'NoGoods'
  | 'TooManyGoods'
  | 'KindUnknown'
  | 'ValueMissing'
  | 'KindTwice'
  | 'FormAlone'
  | 'AtcInvalid'
  | 'CategoryUnknown'
  | 'AgeUnknown';

/** What is wrong in a line. `found` is the part of the line that it is about. */
export interface LineFault {
  readonly line: number;
  readonly code: FaultCode;
  readonly found: string;
}
