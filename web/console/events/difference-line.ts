import type { DifferenceSource, PaymentDiffered } from '../../../domain/payment/events.js';
import { word } from './words.js';

type Said = Pick<PaymentDiffered['data'], 'source' | 'reportDate' | 'kind' | 'record' | 'ours' | 'theirs' | 'settled'>;

const sources: Readonly<Record<DifferenceSource, (date: string) => string>> = {
  report: (date) => `Betalpartnerns rapport för ${date}`,
  message: (date) => `Betalpartnerns meddelande ${date}`,
  order: (date) => `Ordern ${date}`,
};

/**
 * Describes a reconciliation difference in one line: where it was found, what differs, and the values of both sides.
 */
export function differenceLine({ source, reportDate, kind, record, ours, theirs, settled }: Said): string {
  const other = source === 'order' ? 'enligt ordern' : 'hos partnern';
  const said = `hos oss ${word(ours)}, ${other} ${worded(theirs)}`;
  return `${sources[source](reportDate)}, ${word(record)}, ${word(kind)}: ${said}${settled ? '; partnerns uppgift gäller' : ''}`;
}

/**
 * A record of an unknown kind ends with its amount, for example "SentForSettle 199.00 SEK". Only its name is
 * translated.
 */
function worded(text: string): string {
  const [first = '', ...sum] = text.split(' ');
  return sum.length === 2 ? `${word(first)} ${sum.join(' ')}` : word(text);
}
