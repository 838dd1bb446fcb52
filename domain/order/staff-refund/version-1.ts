import type { StaffRefundGiven, StaffRefundProposed } from './events.js';

// In version 1 a refund of staff named no goods.

export function proposedFrom1(data: Omit<StaffRefundProposed['data'], 'lines'>): StaffRefundProposed['data'] {
  return { ...data, lines: [] };
}

export function givenFrom1(data: Omit<StaffRefundGiven['data'], 'lines'>): StaffRefundGiven['data'] {
  return { ...data, lines: [] };
}
