import type { PaymentEvent } from '../../../domain/payment/events.js';
import { count, kr, minute } from '../format.js';
import type { EventTexts } from './event-text.js';
import { differenceLine } from './difference-line.js';
import { invoiceEventTexts } from './invoice-texts.js';
import { word } from './words.js';

const ATTEMPT = ({ attempt }: { readonly attempt: number }): string => `Försök ${count(attempt)} hos betalpartnern`;

function failure({ attempt, reason, retryAt }: { attempt: number; reason: string; retryAt: string | null }): string {
  const next = retryAt ? `nytt försök ${minute(retryAt)}` : 'en person behöver ta över';
  return `Försök ${count(attempt)}: ${word(reason)}, ${next}`;
}

export const paymentTexts: EventTexts<PaymentEvent> = {
  PaymentStarted: {
    label: 'Betalning påbörjad',
    line: ({ orderNumber, method, amount }) => `Order ${orderNumber}: ${kr(amount)} med ${word(method)}`,
  },
  PaymentActionRequired: { label: 'Betalning väntar på kunden', line: ({ action }) => word(action), importance: 'low' },
  PaymentAuthorised: { label: 'Betalning godkänd', line: ({ amount }) => kr(amount) },
  PaymentRefused: { label: 'Betalning nekad', line: ({ reason }) => reason, importance: 'high' },
  PaymentCancelled: { label: 'Betalning avbruten', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'high' },
  LateAuthorisationReceived: {
    label: 'Sen betalning mottagen',
    line: ({ amount }) => `${kr(amount)} kom efter att betalningen avbrutits och skickas tillbaka`,
    importance: 'high',
  },
  CaptureRequested: { label: 'Debitering begärd', line: ({ amount }) => kr(amount), importance: 'low' },
  CaptureSent: { label: 'Debitering skickad', line: ATTEMPT, importance: 'low' },
  PaymentCaptured: { label: 'Betalning debiterad', line: ({ amount }) => kr(amount) },
  CaptureFailed: { label: 'Debitering misslyckad', line: failure, importance: 'high' },
  CaptureDropped: { label: 'Debitering inställd', line: ({ reason }) => `Orsak: ${word(reason)}` },
  ReservationReduced: {
    label: 'Reservation minskad',
    line: ({ amount, reason }) => `${kr(amount)} debiteras inte: ${word(reason)}`,
  },
  RestReleaseRequested: {
    label: 'Resten av reservationen släpps',
    line: ({ amount }) => `${kr(amount)} behövs inte`,
  },
  RefundRequested: { label: 'Återbetalning begärd', line: ({ amount, reason }) => `${kr(amount)}: ${word(reason)}` },
  RefundSent: { label: 'Återbetalning skickad', line: ATTEMPT, importance: 'low' },
  PaymentRefunded: { label: 'Återbetalning gjord', line: ({ amount }) => kr(amount), importance: 'high' },
  RefundFailed: { label: 'Återbetalning misslyckad', line: failure, importance: 'high' },
  RefundDropped: { label: 'Återbetalning inställd', line: ({ reason }) => `Orsak: ${word(reason)}` },
  ReversalRequested: {
    label: 'Återföring begärd',
    line: ({ amount, reason }) => `${kr(amount)}: ${word(reason)}`,
  },
  ReversalSent: { label: 'Återföring skickad', line: ATTEMPT, importance: 'low' },
  PaymentReversed: {
    label: 'Återföring gjord',
    line: ({ amount }) => `${kr(amount)} är inte längre reserverat eller draget`,
    importance: 'high',
  },
  ReversalFailed: { label: 'Återföring misslyckad', line: failure, importance: 'high' },
  AuthorisationReleased: {
    label: 'Reservation släppt',
    line: () => 'Betalpartnern håller inte längre några pengar för försöket',
  },
  GoodsLeftUnpaid: {
    label: 'Varor skickade utan betalning',
    line: ({ amount }) => `${kr(amount)} går inte att debitera`,
    importance: 'high',
  },
  ...invoiceEventTexts,
  TaskRetried: {
    label: 'Nytt försök beställt',
    line: ({ kind, reason }) => `${word(kind)}: ${reason}`,
    importance: 'high',
  },
  TaskClosed: {
    label: 'Penningärende avslutat',
    line: ({ kind, reason }) => `${word(kind)}: ${reason}`,
    importance: 'high',
  },
  PayoutProposed: {
    label: 'Utbetalning föreslagen',
    line: ({ amount, reason }) => `${kr(amount)} till kundens konto: ${reason}`,
    importance: 'high',
  },
  PayoutApproved: {
    label: 'Utbetalning godkänd',
    line: ({ amount, reason }) => `${kr(amount)}, av en annan person än den som föreslog: ${reason}`,
    importance: 'high',
  },
  PayoutDeclined: { label: 'Utbetalning avböjd', line: ({ reason }) => reason, importance: 'high' },
  PaymentDiffered: {
    label: 'Skillnad mot betalpartnern',
    line: (difference) => differenceLine(difference),
    importance: 'high',
  },
};
