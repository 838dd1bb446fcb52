import type { InvoiceEvent } from '../../../domain/payment/events.js';
import { count, kr } from '../format.js';
import type { EventTexts } from './event-text.js';
import { word } from './words.js';

export const invoiceEventTexts: EventTexts<InvoiceEvent> = {
  InvoicePlanChosen: {
    label: 'Fakturaplan vald',
    line: ({ product, months, way, fee, total, effectiveRate, firstDueOn }) =>
      [
        `${word(product)}, ${months === 1 ? 'hela beloppet' : `${count(months)} månader`} med ${word(way)}`,
        `${kr(fee)} per avi, totalt ${kr(total)}, effektiv ränta ${effectiveRate.toLocaleString('sv-SE')} %`,
        `tidigast att betala ${firstDueOn}`,
      ].join(', '),
  },
  InvoiceNoticeIssued: {
    label: 'Faktura skickad',
    line: ({ number, ofNotices, amount, dueOn, ocr }) =>
      `Avi ${count(number)} av ${count(ofNotices)}: ${kr(amount)} senast ${dueOn}, OCR ${ocr}`,
  },
  InvoiceNoticeReminded: {
    label: 'Påminnelse om faktura',
    line: ({ reminders, reminderFees, interest }) =>
      `Påminnelse ${count(reminders)}: ${kr(reminderFees)} i avgift och ${kr(interest)} i dröjsmålsränta`,
    importance: 'high',
  },
  InvoiceNoticeCredited: {
    label: 'Faktura krediterad',
    line: ({ amount, credited }) => `${kr(amount)}, hittills ${kr(credited)}`,
    importance: 'high',
  },
  InvoiceNoticePaid: {
    label: 'Faktura betald till finansbolaget',
    line: ({ amount, paid }) => `${kr(amount)}, hittills ${kr(paid)}`,
  },
};
