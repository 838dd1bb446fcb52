import type { ProductType } from './events.js';

interface Goods {
  readonly type: ProductType;
  readonly flags: readonly string[];
}

/** Whether the goods need a strong log-in: prescription items, nicotine and goods with an age limit (CRT-10). */
export function needsIdentification({ type, flags }: Goods): boolean {
  return type === 'Rx' || flags.includes('AgeLimited') || flags.includes('Nicotine');
}
