import { dated, type Instant, type Uuid } from '../../domain/kernel/index.js';

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

/** A whole Set-Cookie value, or why there is none; an unknown login, a wrong password and a lock are told alike. */
export type StaffLogIn =
  | { readonly cookie: string }
  | { readonly refused: 'wrong' }
  | { readonly refused: 'too-many'; readonly retryAfterSeconds: number };

export const STAFF_COOKIE = 'algort_staff';

/** SUP-01: a working day; five guesses an account and twenty an address; a customer stays open for a call. */
export const staffRule = dated('staff', [
  {
    from: '2020-01-01',
    value: {
      sessionHours: 8,
      mostFailures: 5,
      lockMinutes: 15,
      openMinutes: 30,
      mostFailuresOfAddress: 20,
      addressMinutes: 5,
    },
  },
]);
