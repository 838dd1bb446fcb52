import { isForgotten } from '../../../domain/kernel/index.js';

/** Returns the data of an event as JSON for staff. An erased value is shown as 'uppgift raderad'. */
export function dataText(data: unknown): string {
  return JSON.stringify(data, (_field, value: unknown) => (isForgotten(value) ? 'uppgift raderad' : value), 2);
}
