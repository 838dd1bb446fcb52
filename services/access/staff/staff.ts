import { dated, type Instant, type Uuid } from '../../../domain/kernel/index.js';

export const STAFF_ROLES = ['support', 'operations', 'pharmacist'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

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
  /** What the session had opened when the request began, by a customer's id or a desk's key. */
  readonly openings: ReadonlyMap<string, StaffOpening>;
}

/** Why a customer's history or a desk was opened, and until when the reason counts. */
export interface StaffOpening {
  readonly reason: string;
  readonly openUntil: Instant;
}

/**
 * The Set-Cookie values of a log-in, or why it failed. An unknown login, a wrong password and a locked account look the
 * same.
 */
export type StaffLogIn =
  | { readonly cookies: readonly string[] }
  | { readonly refused: 'wrong' | 'no-passwords' }
  | { readonly refused: 'too-many' | 'busy'; readonly retryAfterSeconds: number };

/**
 * Returns the cookie's name. With the `__Host-` prefix a browser accepts it only over HTTPS and only from this host.
 */
export function staffCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}algort_staff`;
}

/**
 * SUP-01: a session lasts a working day and ends after half an hour without activity. From unknown devices, five
 * passwords may be tried for one account and twenty from one IP address. A customer's history stays open for the length
 * of a call, a console desk for a day. Repeated views of the same data within some minutes are logged once. After five
 * wrong passwords a known device waits a second, and then twice as long each time.
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
