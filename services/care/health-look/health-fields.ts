import type { Purpose } from '../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';

const OF_HEALTH: ReadonlySet<Purpose> = new Set<Purpose>(['prescription', 'dispensing']);

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(allEventDefinitions).map(([type, { personal = [] }]) => [
    type,
    personal.flatMap(({ purpose, fields }) => (OF_HEALTH.has(purpose) ? fields : [])),
  ]),
);

/**
 * The fields of an event that hold health data: those that are sealed with a key of prescriptions. The reason of a look is
 * among them, because it may tell of a medicine.
 */
export function healthFields(type: string): readonly string[] {
  return FIELDS.get(type) ?? [];
}
