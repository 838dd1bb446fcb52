import { z } from 'zod';

import type { PaymentTaskAct, PaymentTaskRequest } from '../../../services/support/contract/payment-tasks.js';
import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

const acts = {
  forsok: 'retry',
  foresla: 'propose',
  godkann: 'approve',
  avboj: 'decline',
  avsluta: 'close',
} as const satisfies Readonly<Record<string, PaymentTaskAct>>;

const text = textField(300);

const form = z.object({
  vad: z.enum(Object.keys(acts) as [keyof typeof acts]),
  betalning: text,
  arende: text,
  orsak: text,
  konto: text,
});

/** Null for an unknown action. */
export function readTaskForm(sent: FormData): PaymentTaskRequest | null {
  const asked = readForm(sent, form);
  if (!asked) return null;
  const { vad, betalning, arende, orsak, konto } = asked;
  return { act: acts[vad], paymentId: betalning, taskId: arende, reason: orsak, account: konto };
}
