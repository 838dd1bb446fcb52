import { FORGOTTEN, isForgotten, type Forgotten } from '../../kernel/index.js';
import type { OrderLine, OrderPlaced } from '../events.js';
import type { OrderedPrescription } from './events.js';

/** A line of an order with what its prescription says. */
export interface PlacedLine extends OrderLine {
  /** Null for ordinary goods. Forgotten after an erasure: the line and its sum are kept for the bookkeeping. */
  readonly prescription: OrderedPrescription | Forgotten | null;
}

/** Joins the lines with their prescriptions, which are sealed apart. Forgotten lines are no lines. */
export function placedLines({
  lines,
  prescriptions,
}: Pick<OrderPlaced['data'], 'lines' | 'prescriptions'>): readonly PlacedLine[] {
  if (isForgotten(lines)) return [];
  if (prescriptions === null) return lines.map((line) => ({ ...line, prescription: null }));
  if (isForgotten(prescriptions))
    return lines.map((line) => ({ ...line, prescription: line.type === 'Rx' ? FORGOTTEN : null }));
  const byLine = new Map(prescriptions.map((each) => [each.lineId, each]));
  return lines.map((line) => ({ ...line, prescription: byLine.get(line.lineId) ?? null }));
}

/** What a prescription line is, for readers who may know it. Null for other lines, and after an erasure. */
export function knownPrescription({ prescription }: PlacedLine): OrderedPrescription | null {
  return isForgotten(prescription) ? null : prescription;
}
