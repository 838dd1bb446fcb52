import type { NewStaff } from './staff-accounts.js';

/** Accounts that exist only in test environments. The log-in page and `npm start` print them. */
export const testStaff: readonly NewStaff[] = [
  { login: 'kundtjanst', name: 'Kim Kundtjänst', role: 'support', password: 'test-kundtjanst' },
  { login: 'drift', name: 'Dag Drift', role: 'operations', password: 'test-drift' },
  { login: 'farmaceut', name: 'Farida Farmaceut', role: 'pharmacist', password: 'test-farmaceut' },
  { login: 'farmaceut2', name: 'Folke Farmaceut', role: 'pharmacist', password: 'test-farmaceut2' },
];

export function isKnownToAll(password: string): boolean {
  return testStaff.some((staff) => staff.password === password);
}
