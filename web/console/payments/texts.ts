import type { TaskKind } from '../../../domain/payment/events.js';
import type { PaymentTaskAct } from '../../../services/support/contract/payment-tasks.js';

const kinds: Readonly<Record<TaskKind, string>> = {
  capture: 'Debitering som misslyckats',
  refund: 'Återbetalning som misslyckats',
  reversal: 'Reservation som inte kunnat släppas',
  unpaid: 'Varor skickade utan betalning',
  difference: 'Skillnad i böckerna',
};

const done: Readonly<Record<PaymentTaskAct, string>> = {
  retry: 'Betalpartnern får frågan igen.',
  propose: 'Utbetalningen är föreslagen och väntar på en annan person.',
  approve: 'Utbetalningen är godkänd.',
  decline: 'Utbetalningen är avböjd.',
  close: 'Ärendet är avslutat.',
};

export const paymentTaskTexts = {
  title: 'Penningärenden',
  none: 'Inga. Här visas pengar som betalpartnern inte kunnat dra eller betala tillbaka efter alla försök, och skillnader mot partnerns rapport.',
  settled: 'Avgjorda skillnader',
  reference: 'Referens',
  unknown: 'Okänd åtgärd.',
  kinds,
  done,
  reason: 'Orsak',
  account: 'Kundens konto',
  retry: 'Försök igen',
  propose: 'Föreslå utbetalning',
  approve: 'Godkänn utbetalning',
  decline: 'Avböj',
  close: 'Avsluta',
  secondPerson: 'En annan person måste godkänna.',
} as const;
