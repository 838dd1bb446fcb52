import type { CartLine } from './events.js';

/** Whether the goods need a strong log-in: prescription items and goods with an age limit (CRT-10). */
export function needsIdentification({ type, flags }: Pick<CartLine, 'type' | 'flags'>): boolean {
  return type === 'Rx' || flags.includes('AgeLimited');
}
