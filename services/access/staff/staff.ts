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

/** Whole Set-Cookie values, or why there are none. An unknown login, a wrong password and a lock look alike. */
export type StaffLogIn =
  | { readonly cookies: readonly string[] }
  | { readonly refused: 'wrong' | 'no-passwords' }
  | { readonly refused: 'too-many' | 'busy'; readonly retryAfterSeconds: number };

/** With the `__Host-` prefix a browser accepts the cookie only encrypted and only from this host. */
export function staffCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}algort_staff`;
}

/**
 * SUP-01: a session lasts a working day and ends after half an hour idle. Unknown devices have five guesses an account
 * and twenty an address. An opened customer stays open for a call, a desk for a day. Repeated looks within some minutes
 * are one look. A known device waits a second after five wrong guesses, and then twice as long each time.
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
