import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

const form = z.object({ dag: textField(10) });

/** The day to book. Null for anything that is no date. */
export function readBooksForm(sent: FormData): string | null {
  const { dag } = readForm(sent, form) ?? { dag: '' };
  return /^\d{4}-\d\d-\d\d$/.test(dag) ? dag : null;
}
