import type { OrderLine } from '../../../domain/order/index.js';
import type { MailPart } from '../../partners/mail/letter.js';

interface Pieces {
  readonly lineId: string;
  readonly quantity: number;
}

/** The named goods of an order, one row each. Mails never name a medicine (LAW-09), so medicines are one row. */
export function mailGoods(sold: readonly OrderLine[], wanted: readonly Pieces[]): MailPart {
  const named = wanted.map(({ lineId, quantity }) => {
    const line = sold.find((each) => each.lineId === lineId);
    return { name: line?.type === 'Ha' ? line.name : null, quantity };
  });
  const medicines = named.filter(({ name }) => name === null).reduce((sum, { quantity }) => sum + quantity, 0);
  const told = [
    ...named.flatMap(({ name, quantity }) => (name === null ? [] : [`${quantity} st ${name}`])),
    ...(medicines > 0 ? [`${medicines} st läkemedel`] : []),
  ];
  return { rows: told.map((label) => ({ label, value: null })) };
}
