import type { CartLine } from './events.js';

/** Goods that are sold only to someone identified: prescription goods, and those with an age limit (CRT-10). */
export function needsIdentification({ type, flags }: Pick<CartLine, 'type' | 'flags'>): boolean {
  return type === 'Rx' || flags.includes('AgeLimited');
}
