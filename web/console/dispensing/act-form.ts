import { z } from 'zod';

import { CHECK_POINTS, REFUSAL_REASONS } from '../../../domain/prescription/index.js';
import type { DispensingRequest } from '../../../services/support/contract/dispensing.js';
import { readForm, textsIn } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

const LONGEST = 1_000;
const MOST_PACKS = 20;
const common = { commandId: z.uuid() };
const form = z.discriminatedUnion('vad', [
  z.object({ vad: z.literal('check'), ...common, anteckning: textField(LONGEST) }),
  z.object({ vad: z.literal('exchange'), ...common, vara: z.string().max(6), skal: textField(LONGEST) }),
  z.object({ vad: z.literal('ask'), ...common, fraga: textField(LONGEST) }),
  z.object({ vad: z.literal('answer'), ...common, svar: textField(LONGEST), bedomning: z.enum(['ja', 'nej']) }),
  z.object({ vad: z.literal('dispense'), ...common }),
  z.object({ vad: z.literal('refuse'), ...common, skal: z.enum(REFUSAL_REASONS), text: textField(LONGEST) }),
]);

/** Null for an unknown action. */
export function readAct(sent: FormData, dispensingId: string): DispensingRequest | null {
  const read = readForm(sent, form);
  if (!read) return null;
  const of = { dispensingId, commandId: read.commandId };
  switch (read.vad) {
    case 'check': {
      const ticked = textsIn(sent, 'punkt');
      const points = CHECK_POINTS.filter((point) => ticked.includes(point));
      return { ...of, act: 'check', points, note: read.anteckning };
    }
    case 'exchange':
      return { ...of, act: 'exchange', varuId: read.vara, reason: read.skal };
    case 'ask':
      return { ...of, act: 'ask', question: read.fraga };
    case 'answer':
      return { ...of, act: 'answer', answer: read.svar, approves: read.bedomning === 'ja' };
    case 'dispense':
      return { ...of, act: 'dispense', codes: textsIn(sent, 'kod').slice(0, MOST_PACKS) };
    case 'refuse':
      return { ...of, act: 'refuse', reason: read.skal, text: read.text };
  }
}
