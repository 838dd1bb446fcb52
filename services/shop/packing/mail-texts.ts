import type { Ore } from '../../../domain/kernel/index.js';
import type { ParcelShort, PlacedOrder } from '../../../domain/order/index.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { goesBackText } from '../invoice/money-back-text.js';
import { mailGoods } from './mail-goods.js';

type Short = ParcelShort['data'];

/** CHK-16: tells which goods the warehouse cannot send, what happens to the rest, and to the money. */
export function shortMail(placed: PlacedOrder, short: Short, link: string): WrittenMail {
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
      money(placed, amount),
      ...(short.ends === 'order' ? wholeOrder(chequeId) : []),
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
