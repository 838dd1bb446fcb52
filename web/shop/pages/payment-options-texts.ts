import { formatKronor } from '../../../domain/kernel/money.js';
import type { NoticeWay } from '../../../domain/payment/method/invoice-terms.js';
import type { DescribedMethod, DescribedPayments } from '../../../services/shop/checkout/contract.js';
import type { TextSection } from './text-page.js';

export const aboutPaymentTexts = {
  title: 'Betalsätt',
  intro: 'Här står hur varje betalsätt fungerar, när pengarna dras och vad det kostar.',
  later: 'Beloppet reserveras när du handlar och dras när varorna skickas.',
  atOnce: 'Pengarna dras när du handlar. Det som inte kan skickas betalar vi tillbaka.',
  login: 'Kräver att du loggar in med BankID eller Freja+.',
  giftCards: 'Presentkort kan inte användas i webbshopen.',
} as const;

export const noticeNames: Readonly<Record<NoticeWay, string>> = {
  email: 'e-post',
  autogiro: 'autogiro',
  'e-invoice': 'e-faktura',
  post: 'brev',
};

export function paymentSections(payments: DescribedPayments): readonly TextSection[] {
  const { methods } = payments;
  const plain = methods.filter(({ invoice }) => !invoice).map((each) => section(each, payments));
  return [
    ...plain,
    { title: 'Direktbetalning från bank', paragraphs: [banks(payments)] },
    {
      title: `Faktura ${payments.invoice.daysToPay} dagar`,
      paragraphs: [shortInvoice(payments), aboutPaymentTexts.login],
    },
    { title: 'Månadsfaktura', paragraphs: [inFull(payments), inParts(payments), aboutPaymentTexts.login] },
    { title: 'Om du betalar för sent', paragraphs: [late(payments)] },
    { title: 'Presentkort', paragraphs: [aboutPaymentTexts.giftCards] },
  ];
}

function section({ methodId, name, atOnce, identified, most, credit }: DescribedMethod, { brands }: DescribedPayments) {
  const paragraphs = [
    methodId === 'scheme' ? `Du kan betala med ${listed(brands)}.` : '',
    credit ? 'Det är en kredit. Du ser villkor och kostnad innan du godkänner.' : '',
    atOnce ? aboutPaymentTexts.atOnce : aboutPaymentTexts.later,
    most === null ? '' : `Högsta belopp är ${formatKronor(most)}.`,
    identified ? aboutPaymentTexts.login : '',
  ];
  return { title: name, paragraphs: paragraphs.filter((text) => text !== '') };
}

function banks({ banks: names }: DescribedPayments): string {
  return `Du betalar direkt från ditt bankkonto genom ${listed(names)}.`;
}

function shortInvoice({ invoice: { daysToPay, inFull: ways } }: DescribedPayments): string {
  const fee = ways.email ? `avgift ${formatKronor(ways.email)}` : 'utan avgift';
  return `Betala inom ${daysToPay} dagar från att varorna skickas, ${fee}. Skickas varorna i flera paket får du en faktura för varje.`;
}

function inFull({ invoice }: DescribedPayments): string {
  return `Betala hela beloppet på månadens faktura. Avgift: ${fees(invoice.inFull)}.`;
}

function inParts({ invoice: { inParts: ways, mostMonths, leastPart } }: DescribedPayments): string {
  const least = `Du betalar minst en tolftedel av beloppet varje månad och minst ${formatKronor(leastPart)}, och därtill avgiften`;
  const parts = mostMonths === 12 ? least : least.replace('en tolftedel', `1/${mostMonths}`);
  return `Eller dela upp betalningen i högst ${mostMonths} månader. Det är en kredit. ${parts}. Aviavgift: ${fees(ways)}. Kreditprövning görs innan köpet.`;
}

function late({ invoice: { lateRate, reminderFee } }: DescribedPayments): string {
  return `Betalas en faktura för sent tillkommer dröjsmålsränta med ${percent(lateRate)} om året och ${formatKronor(reminderFee)} för varje påminnelse.`;
}

function fees(ways: Readonly<Partial<Record<NoticeWay, number>>>): string {
  return listed((Object.keys(ways) as NoticeWay[]).map((way) => `${noticeNames[way]} ${formatKronor(ways[way] ?? 0)}`));
}

export function percent(rate: number): string {
  return `${rate.toLocaleString('sv-SE')} %`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} och ${names.at(-1) ?? ''}`;
}
