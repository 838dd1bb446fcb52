import type { CustomerRejection } from '../../../domain/customer/index.js';

/** PRO-15 requires the general text `failed`. The other texts tell the shopper the cause. */
export const watchTexts = {
  login: 'Logga in för att bevaka varor.',
  failed: 'Något gick fel, vänligen försök igen.',
  device: 'Unable to get deviceId.',
  notYours: 'Du kan bara bevaka varor för din egen räkning.',
  unknown: 'Varan finns inte.',
  inStock: 'Varan finns redan i lager.',
  notMonitorable: 'Den här varan går inte att bevaka.',
  full: 'Du bevakar redan så många varor som det går.',
} as const;

const byType: Partial<Record<CustomerRejection['type'], string>> = {
  ProductInStock: watchTexts.inStock,
  ProductNotMonitorable: watchTexts.notMonitorable,
  WatchesFull: watchTexts.full,
};

export function watchText(type: CustomerRejection['type']): string {
  return byType[type] ?? watchTexts.failed;
}
