import { isForgotten } from '../../../domain/kernel/index.js';

/** The data of an event as text for staff. Erased values are marked. */
export function dataText(data: unknown): string {
  return JSON.stringify(data, (_field, value: unknown) => (isForgotten(value) ? 'uppgift raderad' : value), 2);
}
