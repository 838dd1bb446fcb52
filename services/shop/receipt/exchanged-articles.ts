import { knownPrescription, type PlacedOrder } from '../../../domain/order/index.js';
import { dispensingIdOf, prescription, type OrderedArticle } from '../../../domain/prescription/index.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';

/** By line: the product that a pharmacist dispensed instead of the ordered one. */
export type ExchangedArticles = ReadonlyMap<string, OrderedArticle>;

/** RX-06: what the customer has in hand is on the receipt, not what was ordered. Reads the readable patients' lines only. */
export async function exchangedArticles(
  commands: Pick<CommandHandling, 'load'>,
  { orderId, lines }: PlacedOrder,
  readable: ReadonlySet<string>,
): Promise<ExchangedArticles> {
  const found = await Promise.all(
    lines.map(async (line) => {
      const ordered = knownPrescription(line);
      if (!ordered || !readable.has(ordered.patient.personNumber)) return [];
      const { dispensings } = await commands.load(prescription, ordered.prescriptionId);
      const one = dispensings[dispensingIdOf(orderId, line.lineId)];
      const article = one?.record?.article;
      return article && article.varuId !== ordered.article.varuId ? [[line.lineId, article] as const] : [];
    }),
  );
  return new Map(found.flat());
}
