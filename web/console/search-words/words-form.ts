import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

/** More than the longest accepted text, so that a text that is too long is refused and not cut. */
const LONGEST = 64 * 1024;
const MOST_QUERIES = 20;

const form = z.object({
  vad: z.enum(['granska', 'publicera', 'andra']),
  text: textField(LONGEST),
  version: z.coerce.number().int().min(0),
  prov: textField(2_000),
  orsak: textField(2_000),
});

export type WordsForm = z.infer<typeof form>;

/** Null for a form that the page does not send. */
export function readWordsForm(sent: FormData): WordsForm | null {
  const asked = readForm(sent, form);
  // Browsers send CRLF. Stored texts have LF, so that line ends make no difference between versions.
  return asked && { ...asked, text: asked.text.replaceAll('\r\n', '\n') };
}

export function queriesIn(text: string): readonly string[] {
  const queries = text.split(/[\r\n]+/).map((line) => line.trim());
  return [...new Set(queries.filter((query) => query !== ''))].slice(0, MOST_QUERIES);
}
