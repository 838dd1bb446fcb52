import { z } from 'zod';

import { textField } from '../../interface/form/text-field.js';

const text = textField(300);
/** More than the longest accepted text, so that a text that is too long is refused and not cut. */
const longText = textField(2_000);

/** The page's forms by their button, `vad`. */
export const operationsForm = z.discriminatedUnion('vad', [
  z.object({ vad: z.enum(['bygg', 'kontrollera']), vy: text }),
  z.object({ vad: z.enum(['prova', 'ateruppta']), vy: text, strom: text }),
  z.object({ vad: z.literal('forsok'), foljd: text, strom: text }),
  z.object({ vad: z.literal('kor'), jobb: text, datum: text }),
  z.object({ vad: z.literal('hoppa'), jobb: text, datum: text, orsak: text }),
  z.object({ vad: z.literal('fortsatt'), fraga: text, orsak: text, jobb: text }),
  z.object({ vad: z.literal('gor-om'), order: text, steg: text }),
]);
export type OperationsForm = z.infer<typeof operationsForm>;

export const pauseForm = z.object({
  vad: z.enum(['pausa', 'pausa-nu', 'andra-paus', 'avsluta-paus']),
  mal: longText,
  text: longText,
  orsak: longText,
  slut: longText,
});
export type PauseForm = z.infer<typeof pauseForm>;
