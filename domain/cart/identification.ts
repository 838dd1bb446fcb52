import type { CartLine } from './events.js';

/** Goods sold only to identified persons: prescription items and goods with an age limit (CRT-10). */
export function needsIdentification({ type, flags }: Pick<CartLine, 'type' | 'flags'>): boolean {
  return type === 'Rx' || flags.includes('AgeLimited');
}
