import { formatKronor } from '../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';
import { leftToPay, type InvoiceNotice, type InvoicePlanChosen } from '../../../domain/payment/index.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { dateText, invoiceViewTexts as texts, percent, planText } from './texts.js';

type Plan = InvoicePlanChosen['data'];

/** The invoice of the finance company. It names the order and no goods (LAW-09). */
export function invoiceMail(placed: PlacedOrder, notice: InvoiceNotice, plan: Plan, link: string): WrittenMail {
  const { orderNumber, contact } = placed;
  const { number, ofNotices } = notice;
  return writeMail({
    subject: `${texts.title(number, ofNotices)} för order ${orderNumber}`,
    firstName: contact.firstName,
    parts: [
      `Här är fakturan för order ${orderNumber}. ${texts.pay(notice.way)}`,
      payment(notice),
      `Din plan: ${planText(plan)}.`,
      `Betalar du för sent tillkommer dröjsmålsränta, ${percent(plan.lateRate)} om året, och ${formatKronor(plan.reminderFee)} för varje påminnelse.`,
      { label: 'Din order och fakturans läge', url: link },
    ],
  });
}

export function reminderMail(placed: PlacedOrder, notice: InvoiceNotice, link: string): WrittenMail {
  const { orderNumber, contact } = placed;
  return writeMail({
    subject: `Påminnelse: faktura för order ${orderNumber}`,
    firstName: contact.firstName,
    parts: [
      `Fakturan för order ${orderNumber} skulle ha betalats ${dateText(notice.dueOn)}. Har du betalat de senaste dagarna kan du bortse från det här mejlet.`,
      payment(notice),
      'Vill du ha hjälp eller en annan betalplan, hör av dig till kundservice.',
      { label: 'Din order och fakturans läge', url: link },
    ],
  });
}

function payment(notice: InvoiceNotice): MailPart {
  const { amount, fee, reminderFees, interest, credited, paid, dueOn, ocr, bankgiro } = notice;
  const sums = [
    [texts.amount, amount],
    [texts.fee, fee],
    [texts.reminders, reminderFees],
    [texts.interest, interest],
    [texts.credited, -credited],
    [texts.paid, -paid],
  ] as const;
  return {
    rows: [
      ...sums.filter(([, sum]) => sum !== 0).map(([label, sum]) => ({ label, value: formatKronor(sum) })),
      { label: texts.left, value: formatKronor(leftToPay(notice)), kind: 'sum' },
      { label: 'Betalas senast', value: dateText(dueOn) },
      { label: 'OCR', value: ocr },
      { label: 'Bankgiro', value: bankgiro },
    ],
  };
}
