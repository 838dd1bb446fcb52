import { formatKronor, type BusinessDate, type Ore } from '../../../domain/kernel/index.js';
import type { InvoicePlanChosen, InvoiceProduct, InvoiceTerms, NoticeWay } from '../../../domain/payment/index.js';

export const wayTexts: Readonly<Record<NoticeWay, string>> = {
  email: 'e-post',
  autogiro: 'autogiro',
  'e-invoice': 'e-faktura',
  post: 'brev',
};

export function percent(rate: number): string {
  return `${rate.toLocaleString('sv-SE')} %`;
}

function feeText(fee: Ore | undefined): string {
  return fee ? `avgift ${formatKronor(fee)}` : 'utan avgift';
}

type MethodTexts = Readonly<Record<InvoiceProduct, (terms: InvoiceTerms) => { name: string; description: string }>>;

/** What stands beside each invoice. All figures come from the rule (CHK-18). */
export const invoiceMethodTexts: MethodTexts = {
  Invoice14Days: ({ daysToPay, inFull }) => ({
    name: `Faktura ${daysToPay} dagar`,
    description: `Betala inom ${daysToPay} dagar, ${feeText(inFull.email)}.`,
  }),
  InvoiceMonthly: ({ mostMonths, inFull }) => ({
    name: 'Månadsfaktura',
    description: [
      `Betala nästa månad med e-post (${feeText(inFull.email)}) eller brev (${feeText(inFull.post)}).`,
      `Eller dela upp i högst ${mostMonths} månader.`,
    ].join(' '),
  }),
};

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });

export function dateText(date: BusinessDate): string {
  return day.format(new Date(`${date}T12:00:00Z`));
}

/** The chosen plan in one sentence, with what it costs. */
export function planText(plan: InvoicePlanChosen['data']): string {
  const { product, months, way, fee, noticeAmounts, total, effectiveRate } = plan;
  const cost = fee > 0 ? `${formatKronor(fee)} i avgift` : 'utan avgift';
  if (product === 'Invoice14Days') return `Faktura med ${wayTexts[way]}, ${cost}: ${formatKronor(total)}`;
  if (months === 1) return `Hela beloppet på månadens faktura med ${wayTexts[way]}, ${cost}: ${formatKronor(total)}`;
  const [first = 0] = noticeAmounts;
  return [
    `${noticeAmounts.length} månader med ${wayTexts[way]}: ${formatKronor(first)} i månaden, varav ${cost}`,
    `totalt ${formatKronor(total)}, effektiv ränta ${percent(effectiveRate)}`,
  ].join(', ');
}

export const invoiceViewTexts = {
  firstDue: (on: BusinessDate) =>
    `Första fakturan ska betalas tidigast ${dateText(on)}. Skickas varorna senare flyttas dagen lika mycket.`,
  title: (number: number, of: number) => (of > 1 ? `Faktura ${number} av ${of}` : `Faktura ${number}`),
  amount: 'Belopp',
  fee: 'Varav aviavgift',
  credited: 'Krediterat',
  reminders: 'Påminnelseavgift',
  interest: 'Dröjsmålsränta',
  paid: 'Betalt',
  left: 'Kvar att betala',
  pay: (way: NoticeWay): string => PAY[way],
  settled: 'Fakturan är betald.',
  creditedWhole: 'Fakturan är krediterad. Du ska inte betala något.',
  overpaid: (sum: Ore) => `Finansbolaget betalar tillbaka ${formatKronor(sum)} till dig.`,
  late: (days: number, rate: number) =>
    `Fakturan är ${days === 1 ? 'en dag' : `${days} dagar`} försenad. Dröjsmålsräntan är ${percent(rate)} om året.`,
  onlyInterest: (sum: Ore) => `Räntan är hittills ${formatKronor(sum)}. Den kommer på nästa påminnelse.`,
} as const;

const PAY: Readonly<Record<NoticeWay, string>> = {
  email: 'Betala till bankgirot med OCR-numret.',
  autogiro: 'Beloppet dras från ditt konto på förfallodagen.',
  'e-invoice': 'Fakturan finns i din internetbank. Du kan också betala till bankgirot med OCR-numret.',
  post: 'Fakturan kommer med brev. Du kan också betala till bankgirot med OCR-numret.',
};
