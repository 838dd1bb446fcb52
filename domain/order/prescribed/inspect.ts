import { isForgotten, type Inspected } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';

export type PrescribedKind = 'order-prescription';

/** What each prescription line costs, and by which rules. The console learns no more of it (LAW-09). */
export function prescribedValues(
  { lines, orderNumber: name }: PlacedOrder,
  at: string,
): readonly Inspected<OrderEvent, PrescribedKind>[] {
  return lines.flatMap(({ lineId, prescription, total }) => {
    if (prescription === null) return [];
    const versions = isForgotten(prescription) ? [] : prescription.price.ruleVersions;
    return [
      {
        path: `${at}/prescriptions/${lineId}`,
        kind: 'order-prescription',
        name,
        value: total,
        rule: { requirements: ['RX-05'], version: versions.join(', ') || null },
        behind: ({ type }) => type === 'OrderPlaced',
      },
    ];
  });
}
