import { dated, type Instant, type Uuid } from '../../../domain/kernel/index.js';

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

/** Whole Set-Cookie values, or why there are none; an unknown login, a wrong password and a lock are told alike. */
export type StaffLogIn =
  | { readonly cookies: readonly string[] }
  | { readonly refused: 'wrong' | 'no-passwords' }
  | { readonly refused: 'too-many' | 'busy'; readonly retryAfterSeconds: number };

/** Where connections are encrypted a browser takes the name from this very host alone, and only encrypted. */
export function staffCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}algort_staff`;
}

/**
 * SUP-01: a working day, and half an hour without a sign of anybody; five guesses an account and twenty an address, from
 * devices that are not known; a customer stays open for a call, a desk of the shop's own for a day; what is looked at again
 * within some minutes is one look. A known device that was wrong five times waits a second, then twice as long each time.
 */
export const staffRule = dated('staff', [
  {
    from: '2020-01-01',
    value: {
      sessionHours: 8,
      idleMinutes: 30,
      idleWarningMinutes: 2,
      mostFailures: 5,
      lockMinutes: 15,
      openMinutes: 30,
      deskMinutes: 480,
      sameLookMinutes: 5,
      mostFailuresOfAddress: 20,
      addressMinutes: 5,
      deviceDays: 180,
      deviceWaitSeconds: 60,
      hashesAtATime: 2,
      mostWaiting: 16,
      busySeconds: 5,
    },
  },
]);
