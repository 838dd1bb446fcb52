import type { PaymentTaskAct, PaymentTaskRequest } from '../../../services/support/contract/payment-tasks.js';

const acts: Readonly<Record<string, PaymentTaskAct>> = {
  forsok: 'retry',
  foresla: 'propose',
  godkann: 'approve',
  avboj: 'decline',
  avsluta: 'close',
};

/** The request of a form on the page; null for an unknown act. */
export function requestOf(form: FormData): PaymentTaskRequest | null {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, 300);
  const act = Object.hasOwn(acts, text('vad')) ? acts[text('vad')] : undefined;
  if (!act) return null;
  return { act, paymentId: text('betalning'), taskId: text('arende'), reason: text('orsak'), account: text('konto') };
}
