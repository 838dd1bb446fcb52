import { isForgotten } from '../../../domain/kernel/index.js';

/** An event's data as staff read it; forgotten values are marked. */
export function dataText(data: unknown): string {
  return JSON.stringify(data, (_field, value: unknown) => (isForgotten(value) ? 'uppgift raderad' : value), 2);
}
