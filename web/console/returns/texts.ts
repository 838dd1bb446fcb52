import type { ParkedReturnReport, ReturnShown } from '../../../services/support/contract/returns.js';

const statuses: Readonly<Record<ReturnShown['status'], string>> = {
  awaited: 'väntas',
  received: 'på lagret, inte kontrollerad',
  settled: 'klar',
  stopped: 'paketet stoppat',
};

const types: Readonly<Record<ParkedReturnReport['type'], string>> = {
  'return-received': 'Retur mottagen',
  'return-inspected': 'Retur kontrollerad',
};

const codes: Readonly<Record<string, string>> = {
  ReturnUnknown: 'ordern har ingen retur med det numret',
  OrderUnknown: 'ordern finns inte',
  InspectionInvalid: 'lagret nämner varor eller antal som returen inte har',
};

export const returnTexts = {
  title: 'Returer',
  open: 'På väg tillbaka',
  none: 'Inga returer väntas.',
  due: 'Återbetalningar som snart ska vara gjorda',
  dueNote: 'Lagen ger 14 dagar från ångrandet. Se till att varorna kontrolleras.',
  neverCame: 'Varor som inte har kommit',
  neverCameNote:
    'Vi får vänta med pengarna tills varorna är här, eller tills kunden visar att de är skickade. Hör av dig till kunden.',
  more: (count: number) => `${count} till visas inte här.`,
  risks: {
    'refund-due': 'Återbetalningen är på väg att bli sen',
    'never-came': 'Varorna kom aldrig',
  },
  warned: (at: string) => `Personalen påmind ${at}`,
  line: (refundBy: string) => `pengarna senast ${refundBy}`,
  toCustomer: 'Till kunden',
  toCustomerOf: (orderNumber: string) => `Till kunden, order ${orderNumber}`,
  damaged: 'Skadade varor som en person ska avgöra',
  pieces: (count: number) => `${count} skadade`,
  parked: 'Meddelanden från lagret som ingen order tog emot',
  statuses,
  types,
  code: (code: string) => codes[code] ?? code,
  reason: 'Orsak',
  reasonHint: 'Två ord, eller KS-104233',
  retry: 'Försök igen',
  close: 'Avsluta',
  done: {
    forsok: 'Ordern har tagit emot meddelandet.',
    avsluta: 'Meddelandet är avslutat.',
    betala: 'Pengarna betalas tillbaka, eller väntar på en andra person om beloppet är över din gräns.',
    godkann: 'Återbetalningen är godkänd.',
    avboj: 'Återbetalningen är avböjd.',
  },
  give: 'Betala tillbaka en del',
  ceiling: (sum: string) => `Ensam får du betala tillbaka högst ${sum}. Över det måste en annan person godkänna.`,
  order: 'Ordernummer',
  amount: 'Belopp i kronor',
  article: 'Varunummer (tomt för hela ordern)',
  pay: 'Betala tillbaka',
  proposed: 'Återbetalningar som väntar på en andra person',
  proposes: (name: string) => `${name} föreslår`,
  approve: 'Godkänn',
  decline: 'Avböj',
  secondPerson: 'En annan person måste godkänna.',
  unknown: 'Okänd åtgärd.',
} as const;
