import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';
import {
  INSPECTION_OUTCOMES,
  type InspectedLine,
  type InspectionOutcome,
  type PlacedOrder,
  type Withdrawal,
} from '../../../domain/order/index.js';
import { mailedDate, mailedMoment } from '../../partners/mail/dates.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { goesBackText, isInvoiced, paysBackText } from '../invoice/money-back-text.js';
import { mailGoods } from '../packing/mail-goods.js';
import type { WithdrawnLine } from './contract.js';

function letter({ contact }: PlacedOrder, subject: string, parts: readonly MailPart[]): WrittenMail {
  return writeMail({ subject, firstName: contact.firstName, parts });
}

/** LAW-04: the receipt of the notice, with its goods, date and time. Mails never name a medicine (LAW-09). */
export function receiptMail(
  placed: PlacedOrder,
  notice: Pick<Withdrawal, 'lines' | 'asks' | 'notifiedAt'>,
  link: string,
): WrittenMail {
  const { orderNumber } = placed;
  return letter(placed, `Vi har tagit emot att du ångrar köpet, order ${orderNumber}`, [
    `Du har ångrat köpet av dessa varor i order ${orderNumber}. Vi tog emot det ${mailedMoment(notice.notifiedAt)}.`,
    mailGoods(placed.lines, notice.lines),
    notice.asks === 'stop'
      ? 'Paketet har inte lämnat oss, och vi försöker stoppa det. Du får ett mejl till med besked.'
      : 'Varorna ska tillbaka till oss. Hur du gör står i ett eget mejl.',
    { label: 'Kvitto och status', url: link },
  ]);
}

const WAITS = 'Vi kan vänta tills varorna är här, eller tills du visar att du skickat dem.';

export function returnMail(placed: PlacedOrder, awaited: Returned, link: string): WrittenMail {
  const { lines, kept, returnNumber, refundBy } = awaited;
  return letter(placed, `Så lämnar du tillbaka varorna, retur ${returnNumber}`, [
    `Skicka tillbaka dessa varor, med returnummer ${returnNumber} i paketet:`,
    mailGoods(placed.lines, lines),
    ...(kept.length > 0
      ? [
          'Paketet hann lämna oss innan vi kunde stoppa det. Läkemedel går inte att lämna tillbaka (2 kap. 11 § distansavtalslagen), så dem behåller du:',
          mailGoods(placed.lines, kept),
        ]
      : []),
    isInvoiced(placed)
      ? `Vi drar av varorna från fakturan senast ${mailedDate(refundBy)}. ${WAITS}`
      : `Vi betalar tillbaka senast ${mailedDate(refundBy)}. ${WAITS}`,
    'Varor med förseglad förpackning tar vi emot om förseglingen är hel.',
    { label: 'Så här gör du', url: link },
  ]);
}

/** LAW-04: nobody can send back a parcel that still waits to be collected, or that is already on its way back. */
export function leftMail(placed: PlacedOrder, { lines }: Returned, link: string): WrittenMail {
  return letter(placed, `Du behöver inte hämta paketet, order ${placed.orderNumber}`, [
    'Du har ångrat köpet av dessa varor innan du hämtade dem:',
    mailGoods(placed.lines, lines),
    'Låt paketet ligga kvar. Det går tillbaka till oss utan avgift, och du behöver inte skicka något.',
    isInvoiced(placed)
      ? 'När det är här drar vi av varorna från fakturan.'
      : 'När det är här betalar vi tillbaka samma väg som du betalade.',
    'Hämtar du paketet ändå, står det på kvittot hur du lämnar tillbaka varorna.',
    { label: 'Kvitto och status', url: link },
  ]);
}

/** `left` is the money of what was stopped last. Earlier parts had mails of their own. */
export function stoppedMail(placed: PlacedOrder, left: Ore, link: string): WrittenMail {
  const { orderNumber } = placed;
  return letter(placed, `Paketet är stoppat, order ${orderNumber}`, [
    `Vi hann stoppa order ${orderNumber}. Inget skickas, och du behöver inte göra något.`,
    left > 0 ? `Hela beloppet: ${goesBackText(placed, left)}` : 'Det fanns inget att betala tillbaka.',
    ...(placed.chequeId ? ['Bonuschecken kan du använda igen, lika länge som förut.'] : []),
    { label: 'Din order', url: link },
  ]);
}

export function declinedMail(placed: PlacedOrder, link: string): WrittenMail {
  return letter(placed, `Paketet gick inte att stoppa, order ${placed.orderNumber}`, [
    `Order ${placed.orderNumber} hann lämna oss innan vi kunde stoppa den. Varorna i den är läkemedel, och de går inte att lämna tillbaka (2 kap. 11 § distansavtalslagen).`,
    'Är det något fel på en vara kan du reklamera den på orderns sida, också läkemedel.',
    { label: 'Din order', url: link },
  ]);
}

/** What the warehouse found, why a piece is not paid back, and the sum that is. */
export function inspectedMail(
  placed: PlacedOrder,
  lines: readonly InspectedLine[],
  refund: Ore,
  link: string,
): WrittenMail {
  return letter(placed, `Din retur är klar, order ${placed.orderNumber}`, [
    'Vi har kontrollerat varorna du skickade tillbaka:',
    ...INSPECTION_OUTCOMES.flatMap((outcome) => outcomeLines(placed, outcome, lines)),
    refund > 0 ? paysBackText(placed, refund) : 'Det finns inget att betala tillbaka.',
    { label: 'Din retur', url: link },
  ]);
}

const OUTCOMES: Readonly<Record<InspectionOutcome, string>> = {
  ok: 'Godkända:',
  'broken-seal':
    'Bruten försegling. Då gäller inte ångerrätten, av hälso- och hygienskäl (2 kap. 11 § distansavtalslagen):',
  damaged: 'Skadade. Kundservice hör av sig om hur mycket du får tillbaka (2 kap. 15 § distansavtalslagen):',
  missing: 'Fanns inte i paketet. Hör av dig om du har skickat dem:',
};

function outcomeLines(
  { lines: sold }: PlacedOrder,
  outcome: InspectionOutcome,
  lines: readonly InspectedLine[],
): readonly MailPart[] {
  const found = lines.filter((line) => line.outcome === outcome);
  return found.length === 0 ? [] : [OUTCOMES[outcome], mailGoods(sold, found)];
}

export function staffRefundMail(placed: PlacedOrder, amount: Ore, link: string): WrittenMail {
  const { orderNumber } = placed;
  const subject = isInvoiced(placed) ? 'Vi sänker fakturan för' : 'Vi betalar tillbaka en del av';
  return letter(placed, `${subject} order ${orderNumber}`, [
    paysBackText(placed, amount),
    `Varorna i order ${orderNumber} behåller du.`,
    { label: 'Din order', url: link },
  ]);
}

export interface Returned {
  readonly lines: readonly WithdrawnLine[];
  readonly kept: readonly WithdrawnLine[];
  readonly returnNumber: string;
  readonly refundBy: BusinessDate;
}
