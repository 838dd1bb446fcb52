import type { Ore } from '../../../domain/kernel/index.js';
import type { ParcelShort, ParcelStopped, PlacedOrder } from '../../../domain/order/index.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { goesBackText } from '../invoice/money-back-text.js';
import { mailGoods } from './mail-goods.js';

type Short = ParcelShort['data'];

/** CHK-16: tells which goods the warehouse cannot send, what happens to the rest, and to the money. */
export function shortMail(placed: PlacedOrder, short: Short, link: string, isInReturn = false): WrittenMail {
  if (short.lines.some(({ cause }) => cause === 'not-dispensed')) return notDispensedMail(placed, short, link);
  if (short.lines.every(({ cause }) => cause === 'fee-lowered')) return loweredFeeMail(placed, short, link);
  const { orderNumber, contact, lines, totals, chequeId } = placed;
  const amount = short.ends === 'order' ? totals.total : short.refund;
  return writeMail({
    subject:
      short.ends === 'order' ? `Din order ${orderNumber} kan inte skickas` : `En vara saknas i order ${orderNumber}`,
    firstName: contact.firstName,
    parts: [
      `När vi plockade order ${orderNumber} fanns de här varorna inte att skicka, eller var skadade. Det beklagar vi.`,
      mailGoods(lines, short.lines),
      rest(short, placed.parcels.length),
      ...(isInReturn ? ['Du har ångrat köpet av en av dem. Den behöver du inte skicka tillbaka.'] : []),
      money(placed, amount),
      ...(short.ends === 'order' ? wholeOrder(chequeId) : []),
      { label: 'Din order', url: link },
    ],
  });
}

/** RX-06: a pharmacist refused a line. Why is health data, so the mail does not say it (LAW-09). */
function notDispensedMail(placed: PlacedOrder, short: Short, link: string): WrittenMail {
  const { orderNumber, contact, totals, parcels, chequeId } = placed;
  return writeMail({
    subject: `En receptvara i order ${orderNumber} kan inte lämnas ut`,
    firstName: contact.firstName,
    parts: [
      `En farmaceut har gått igenom order ${orderNumber} och kan inte lämna ut en receptvara. Logga in på din order, så läser du vad farmaceuten har skrivit.`,
      rest(short, parcels.length),
      money(placed, short.ends === 'order' ? totals.total : short.refund),
      ...(short.ends === 'order' ? wholeOrder(chequeId) : []),
      { label: 'Din order', url: link },
    ],
  });
}

/** RX-05: the goods cost less than was paid: the sum of the period changed, or a pharmacist exchanged the product. */
function loweredFeeMail(placed: PlacedOrder, { refund }: Short, link: string): WrittenMail {
  const { orderNumber, contact } = placed;
  return writeMail({
    subject: `Lägre pris för order ${orderNumber}`,
    firstName: contact.firstName,
    parts: [
      `Priset på en receptvara i order ${orderNumber} blev lägre än det du betalade. Varan skickas som vanligt.`,
      money(placed, refund),
      { label: 'Din order', url: link },
    ],
  });
}

/** CHK-17: tells which parcel is not sent, what was in it, and what happens to its money. */
export function stoppedParcelMail(placed: PlacedOrder, stopped: ParcelStopped['data'], link: string): WrittenMail {
  const { orderNumber, contact, lines } = placed;
  return writeMail({
    subject: `Paket ${stopped.parcelId} är stoppat, order ${orderNumber}`,
    firstName: contact.firstName,
    parts: [
      `Vi hann stoppa paket ${stopped.parcelId}. De här varorna skickas inte:`,
      mailGoods(lines, stopped.lines),
      'Resten av ordern kommer som vanligt.',
      money(placed, stopped.refund),
      { label: 'Din order', url: link },
    ],
  });
}

/** CHK-17: staff cancelled the whole order. */
export function cancelledMail(placed: PlacedOrder, left: Ore, link: string): WrittenMail {
  const { orderNumber, contact, chequeId } = placed;
  return writeMail({
    subject: `Din order ${orderNumber} är avbruten`,
    firstName: contact.firstName,
    parts: [
      `Vi har avbrutit order ${orderNumber}. Inget mer skickas, och du behöver inte göra något.`,
      money(placed, left),
      ...wholeOrder(chequeId),
      { label: 'Din order', url: link },
    ],
  });
}

function rest({ ends, sent, parcelId }: Short, parcels: number): string {
  if (ends === 'order') return 'Inget är kvar att skicka, så ordern är avbruten.';
  if (ends === 'parcel') return `Paket ${parcelId} skickas inte. Resten av ordern kommer som vanligt.`;
  if (sent) return 'De låg inte i paketet som redan är på väg.';
  return parcels > 1 ? `Resten av paket ${parcelId} skickas som vanligt.` : 'Resten av ordern skickas som vanligt.';
}

function money(placed: PlacedOrder, amount: Ore): string {
  return amount > 0 ? goesBackText(placed, amount) : 'Det fanns inget att betala tillbaka.';
}

function wholeOrder(chequeId: string | null): readonly MailPart[] {
  return chequeId ? ['Bonuschecken kan du använda igen, lika länge som förut.'] : [];
}
