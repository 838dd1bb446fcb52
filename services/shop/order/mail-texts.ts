import { formatKronor } from '../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/**
 * Writes the confirmation. Mails never name a medicine (LAW-09), so medicines are counted and other goods are named.
 */
export function confirmationMail(
  { orderNumber, contact, lines, totals, delivery, orderId }: PlacedOrder,
  link: string,
  shopUrl: string,
): Letter {
  const goods = lines
    .filter(({ type }) => type === 'Ha')
    .map(({ quantity, name, total }) => `  ${quantity} st ${name}, ${formatKronor(total)}`);
  const medicines = lines.filter(({ type }) => type !== 'Ha').reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subject: `Orderbekräftelse ${orderNumber}`,
    text: [
      `Hej ${contact.firstName}!`,
      '',
      `Tack för din beställning ${orderNumber}. Efter den här bekräftelsen går den inte att ändra.`,
      '',
      ...goods,
      ...(medicines > 0 ? [`  ${medicines} st läkemedel`] : []),
      ...(totals.chequeDiscount > 0 ? [`  Bonuscheck −${formatKronor(totals.chequeDiscount)}`] : []),
      `  Frakt ${formatKronor(totals.shipping)}`,
      `Att betala: ${formatKronor(totals.total)}`,
      '',
      `Leverans: ${delivery.name}, ${delivery.promise}`,
      `Din order: ${shopUrl}/shop/confirmation?Id=${orderId}&sys=cos`,
      `Följ leveransen: ${link}`,
      '',
      'Vänliga hälsningar',
      'Älgört',
    ].join('\n'),
  };
}

export function dispatchMail({ orderNumber, contact }: PlacedOrder, trackingNumber: string, link: string): Letter {
  return {
    subject: `Din order ${orderNumber} är på väg`,
    text: [
      `Hej ${contact.firstName}!`,
      '',
      `Ditt paket ${trackingNumber} har lämnat oss.`,
      `Följ det här: ${link}`,
      '',
      'Vänliga hälsningar',
      'Älgört',
    ].join('\n'),
  };
}

/** Writes the mail about a late parcel. It does not name the contents. */
export function delayMail({ orderNumber, contact }: PlacedOrder, promise: string, link: string): Letter {
  return {
    subject: `Din order ${orderNumber} är försenad`,
    text: [
      `Hej ${contact.firstName}!`,
      '',
      `När du beställde lovade vi leverans ${promise}. Det har vi inte hållit, och det beklagar vi.`,
      'Vi arbetar med din order och hör av oss igen när paketet är på väg.',
      '',
      `Följ din order här: ${link}`,
      'Har du frågor eller vill ångra köpet är du välkommen att kontakta kundservice.',
      '',
      'Vänliga hälsningar',
      'Älgört',
    ].join('\n'),
  };
}
