import type { Complaint, PlacedOrder } from '../../../domain/order/index.js';
import { mailedDate, mailedMoment } from '../../partners/mail/dates.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { paysBackText } from '../invoice/money-back-text.js';
import { lawOf } from './complaint-view.js';

function letter({ contact }: PlacedOrder, subject: string, parts: readonly MailPart[]): WrittenMail {
  return writeMail({ subject, firstName: contact.firstName, parts });
}

/** CHK-10: says when the complaint came and by when it is answered. It names no goods (LAW-09). */
export function receivedMail(placed: PlacedOrder, complaint: Complaint, link: string): WrittenMail {
  const { complaintNumber, madeAt, answerBy } = complaint;
  return letter(placed, `Vi har tagit emot din reklamation ${complaintNumber}`, [
    `Vi tog emot din reklamation av varor i order ${placed.orderNumber} ${mailedMoment(madeAt)}.`,
    `Du får svar senast ${mailedDate(answerBy)}. Spara varorna tills dess, men använd dem inte.`,
    { label: 'Din order och din reklamation', url: link },
  ]);
}

export function refundedMail(placed: PlacedOrder, complaint: Complaint, link: string): WrittenMail {
  return letter(placed, `Svar på din reklamation ${complaint.complaintNumber}`, [
    `Vi har godkänt din reklamation. ${paysBackText(placed, complaint.refund ?? 0)}`,
    'Du behöver inte skicka tillbaka något. Läkemedel lämnar du till ett apotek.',
    { label: 'Din order och svaret', url: link },
  ]);
}

export function replacedMail(placed: PlacedOrder, complaint: Complaint, link: string): WrittenMail {
  const { replacement } = complaint;
  return letter(placed, `Svar på din reklamation ${complaint.complaintNumber}`, [
    'Vi har godkänt din reklamation och skickar nya varor utan kostnad.',
    ...(replacement ? [`Paketet går med ${replacement.carrier}, kollinummer ${replacement.trackingNumber}.`] : []),
    { label: 'Din order och svaret', url: link },
  ]);
}

const GROUNDS = {
  'no-fault': 'Varan stämmer med det vi lovat, så det finns inget fel som vi ansvarar för',
  'after-delivery': 'Felet fanns inte när du fick varan',
  'known-before': 'Felet var känt när du köpte varan',
  'too-late': 'Reklamationen kom inte inom skälig tid efter att felet märktes',
} as const;

export function declinedMail(placed: PlacedOrder, complaint: Complaint, link: string): WrittenMail {
  const { complaintNumber, ground } = complaint;
  return letter(placed, `Svar på din reklamation ${complaintNumber}`, [
    'Vi kan inte godkänna din reklamation.',
    ...(ground ? [`${GROUNDS[ground]} (${lawOf(placed, complaint) ?? ''}).`] : []),
    'Vill du att någon annan prövar det, kan du vända dig till Allmänna reklamationsnämnden, arn.se, inom ett år från att du reklamerade. Kommunens konsumentvägledare ger råd utan kostnad.',
    { label: 'Din order och svaret', url: link },
  ]);
}
