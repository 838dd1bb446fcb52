import type { Instant, Uuid } from '../../domain/kernel/index.js';

export type StaffRole = 'support' | 'operations';

export interface Staff {
  readonly staffId: Uuid;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface StaffSession {
  readonly staff: Staff;
  readonly tokenHash: string;
  readonly expiresAt: Instant;
}

export const STAFF_COOKIE = 'algort_staff';

/** A working day; five guesses; a customer stays open for a call. */
export const staffRule = { sessionHours: 8, mostFailures: 5, lockMinutes: 15, openMinutes: 30 } as const;
