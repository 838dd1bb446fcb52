import { z } from 'zod';

import { DECLINE_GROUNDS } from '../../../domain/order/complaint/events.js';
import type { AnswerRequest } from '../../../services/support/contract/complaints.js';
import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

const AMOUNT = 'belopp-';

const form = z
  .object({
    vad: z.enum(['refund', 'replace', 'decline']),
    commandId: z.uuid(),
    grund: z.enum(DECLINE_GROUNDS).or(z.literal('')).default(''),
    svar: textField(2000),
    orsak: textField(300),
  })
  .catchall(z.string());

/** Null for an unknown action. */
export function readAnswer(sent: FormData, complaintId: string): AnswerRequest | null {
  const read = readForm(sent, form);
  if (!read) return null;
  const { vad: act, commandId, grund, svar: note, orsak: reason, ...rest } = read;
  const amounts = Object.entries(rest)
    .filter(([name]) => name.startsWith(AMOUNT))
    .map(([name, value]) => ({ lineId: name.slice(AMOUNT.length, AMOUNT.length + 20), kronor: value.slice(0, 20) }));
  return { commandId, complaintId, act, amounts, ground: grund === '' ? null : grund, note, reason };
}

export function amountField(lineId: string): string {
  return `${AMOUNT}${lineId}`;
}
