import { knownPrescription, type PlacedLine, type PlacedOrder } from '../../../../domain/order/index.js';
import { medicineText } from '../texts.js';

/** The patients of an order whose data is not erased. */
export function patientsOf({ lines }: Pick<PlacedOrder, 'lines'>): readonly string[] {
  return lines.flatMap((line) => knownPrescription(line)?.patient.personNumber ?? []);
}

/** The order in which the medicines of these patients have names. */
export function namedFor(order: PlacedOrder, patients: ReadonlySet<string>): PlacedOrder {
  return { ...order, lines: order.lines.map((line) => named(line, patients)) };
}

function named(line: PlacedLine, patients: ReadonlySet<string>): PlacedLine {
  const known = knownPrescription(line);
  return known && patients.has(known.patient.personNumber) ? { ...line, name: medicineText(known) } : line;
}
