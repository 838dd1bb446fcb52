import { knownPrescription, type PlacedOrder } from '../../../../domain/order/index.js';
import { forOthersTexts as texts } from '../texts.js';

export interface OrderFact {
  readonly label: string;
  readonly value: string;
}

/**
 * RX-08: who ordered, who paid, and who may collect what was ordered for another person. Whoever completes the purchase
 * pays. Empty for a purchase for oneself, and for who may not act any more.
 * @param readable the person numbers of those for whom the reader acts now
 */
export function forOthersFacts(
  { lines }: Pick<PlacedOrder, 'lines'>,
  readable: ReadonlySet<string>,
): readonly OrderFact[] {
  const patients = lines.flatMap((line) => knownPrescription(line)?.patient ?? []);
  const kinds = new Set(patients.flatMap(({ kind, personNumber }) => (readable.has(personNumber) ? [kind] : [])));
  const [principal, child] = [kinds.has('principal'), kinds.has('child')];
  if (!principal && !child) return [];
  return [
    { label: texts.ordered, value: principal && child ? texts.byBoth : principal ? texts.byWarrant : texts.byGuardian },
    { label: texts.paid, value: texts.you },
    { label: texts.collects, value: principal ? texts.youOrGiver : texts.youAlone },
  ];
}
