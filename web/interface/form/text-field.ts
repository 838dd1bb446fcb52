import { z } from 'zod';

/** A text whose rules are the desk's: cut at `longest`, and empty without the field. */
export function textField(longest: number) {
  return z
    .string()
    .default('')
    .transform((text) => text.slice(0, longest));
}
