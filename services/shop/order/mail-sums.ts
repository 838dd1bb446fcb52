import { formatKronor, type Ore } from '../../../domain/kernel/index.js';
import type { OrderLine, PlacedOrder } from '../../../domain/order/index.js';
import { regularTotal } from '../../../domain/pricing/index.js';
import type { MailRow } from '../../partners/mail/letter.js';
import { mailSumTexts as texts } from './texts.js';

/**
 * The rows of the confirmation mail, from ordinary prices to the total. They add up as on the confirmation page. Mails
 * never name a medicine (LAW-09), so medicines are one row.
 */
export function mailSums({ lines, totals }: PlacedOrder): readonly MailRow[] {
  const medicines = lines.filter(({ type }) => type !== 'Ha');
  const { campaignDiscount, couponDiscount, chequeDiscount, shipping, total, vat } = totals;
  return [
    ...lines
      .filter(({ type }) => type === 'Ha')
      .map((line) => row(texts.pieces(line.quantity, line.name), regularTotal(line))),
    ...(medicines.length > 0 ? [row(texts.medicines(count(medicines)), regular(medicines))] : []),
    ...discount(texts.campaign, campaignDiscount),
    ...discount(texts.coupon, couponDiscount),
    ...discount(texts.cheque, chequeDiscount),
    row(texts.shipping, shipping),
    { ...row(texts.total, total), kind: 'sum' },
    ...vat.map(({ rate, vat: amount }) => ({ ...row(texts.vat(rate), amount), kind: 'detail' as const })),
  ];
}

function count(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function regular(lines: readonly OrderLine[]): Ore {
  return lines.reduce((sum, line) => sum + regularTotal(line), 0);
}

function discount(label: string, amount: Ore): readonly MailRow[] {
  return amount > 0 ? [{ label, value: `−${formatKronor(amount)}` }] : [];
}

function row(label: string, amount: Ore): MailRow {
  return { label, value: formatKronor(amount) };
}
