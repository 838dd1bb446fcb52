import type { Instant, Uuid } from '../../../../domain/kernel/index.js';

export type AuthenticationType = 'BankID' | 'FrejaPlus';
/** How the app is opened: by a link on this device, or by a QR code from another. */
export type StartedBy = 'this-device' | 'qr';
export type Device = 'mobile' | 'desktop';

/** The e-ID's order: its references and secrets stay on the server. */
export interface EIdOrder {
  readonly reference: string;
  /** Opens the app on this device. */
  readonly startToken: string;
  /** Makes the animated QR code; null where the code is fixed. */
  readonly qr: { readonly token: string; readonly secret: string } | null;
  readonly madeAt: Instant;
  /** Opens the browser or app that began, where the e-ID's link has to say it. */
  readonly returnTo?: string;
}

/** The seed's server statuses (LOG-08); Pending is ours: the app has not been opened yet. */
export type LoginStatus =
  'Pending' | 'Started' | 'Authenticated' | 'Failed' | 'ExpiredTransaction' | 'Cancel1' | 'Cancel2';

/**
 * Whether a new order may take the place of one that is over, within the same attempt. `not-taken`: nobody opened it
 * in time. `lost`: the e-ID no longer knows it. `no`: somebody said no.
 */
export type Again = 'not-taken' | 'lost' | 'no';

/** One try to log in, bound to one browser by a cookie; it may outlive many short orders of the e-ID. */
export interface LoginAttempt {
  readonly attemptId: Uuid;
  readonly method: AuthenticationType;
  readonly by: StartedBy;
  readonly device: Device;
  readonly stayLoggedIn: boolean;
  readonly endUserIp: string;
  readonly userAgent: string;
  /** What the e-ID knows this browser by; null for one without a session. */
  readonly deviceIdentifier: string | null;
  /** Begun in the shop's own app, which an order that takes another's place brings the person back to. */
  readonly inApp: boolean;
  readonly order: EIdOrder;
  readonly status: LoginStatus;
  /** What to tell the person now; from the e-ID's own recommendations. */
  readonly message: string;
  /** The hash of what the e-ID brings back to this device's browser; null where it brings nothing. */
  readonly nonceHash: string | null;
  /** The browser that began has shown the nonce. */
  readonly returned: boolean;
  /** Who approved, until the browser returns; only the browser's own cookie opens it. */
  readonly sealedPerson: string | null;
  /** Since when a call has been opening the session; null while none is. */
  readonly enteringSince: Instant | null;
  /** The opened session's token, until the browser has shown it; only the browser's own cookie opens it. */
  readonly sealedSession: string | null;
  readonly startedAt: Instant;
  /** When the attempt times out (LOG-10); once it is done, until when its session is given. */
  readonly endsAt: Instant;
  readonly extensions: number;
  readonly renewals: number;
  /** The e-ID lost an order of this attempt, and was given another; a second one that is lost ends it. */
  readonly lostAnOrder?: true;
}

/** LOG-10, SET-02. */
export const attemptRule = {
  thisDeviceSeconds: 120,
  qrSeconds: 300,
  /** The cookie lives this long after each poll. */
  cookieSeconds: 120,
  mostExtensions: 10,
  extendInLastSeconds: 30,
  /** A status call is given up after fifteen seconds: as long may the session take to open before another tries. */
  enteringSeconds: 15,
  /**
   * An answer that was lost is asked for again within twice those fifteen seconds, or when the person is back from
   * another app. No longer, for so long the login cookie is worth the session.
   */
  handOverSeconds: 60,
  /** BankID allows no more (ms). */
  collectEveryMs: 2_000,
  /** An order lives some thirty seconds: enough for five minutes and all ten extensions. */
  mostRenewals: 120,
} as const;

export function attemptSeconds(by: StartedBy): number {
  return by === 'qr' ? attemptRule.qrSeconds : attemptRule.thisDeviceSeconds;
}

export function isOver({ status }: Pick<LoginAttempt, 'status'>): boolean {
  return status !== 'Pending' && status !== 'Started';
}

/** Seconds until the attempt times out, from 0. */
export function secondsLeft({ endsAt }: Pick<LoginAttempt, 'endsAt'>, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000));
}

/** LOG-10: a QR attempt may be given a whole new time in its last half minute. */
export function mayExtend(attempt: LoginAttempt, now: Instant): boolean {
  const left = secondsLeft(attempt, now);
  return (
    attempt.by === 'qr' &&
    !isOver(attempt) &&
    !attempt.sealedPerson &&
    left > 0 &&
    left <= attemptRule.extendInLastSeconds &&
    attempt.extensions < attemptRule.mostExtensions
  );
}

/** A new order may take the place of one that is over: so many times when nobody took it, once when it was lost. */
export function mayRenew(attempt: LoginAttempt, again: Again): boolean {
  if (again === 'no') return false;
  return again === 'lost' ? !attempt.lostAnOrder : attempt.renewals < attemptRule.mostRenewals;
}

/** What is told stays as it is: on this device only the link changes. @param nonceHash of what the new order brings back. */
export function renewed(attempt: LoginAttempt, order: EIdOrder, nonceHash: string | null, again: Again): LoginAttempt {
  const lost = again === 'lost' ? ({ lostAnOrder: true } as const) : {};
  const fresh = { order, nonceHash, returned: false, status: 'Pending' } as const;
  return { ...attempt, ...lost, ...fresh, renewals: attempt.renewals + 1 };
}

export function extended(attempt: LoginAttempt, now: Instant): LoginAttempt {
  return {
    ...attempt,
    endsAt: secondsAfter(now, attemptSeconds(attempt.by)),
    extensions: attempt.extensions + 1,
    renewals: 0,
  };
}

/**
 * On this device an approval alone lets nobody in: whoever began could have sent the app's link to
 * another. Only the browser that began and to which the e-ID came back with the nonce is let in.
 */
export function mayEnter({ nonceHash, returned }: Pick<LoginAttempt, 'nonceHash' | 'returned'>): boolean {
  return nonceHash === null || returned;
}

/** Somebody is opening the session just now. */
export function isEntering({ enteringSince }: Pick<LoginAttempt, 'enteringSince'>, now: Instant): boolean {
  return enteringSince !== null && now < secondsAfter(enteringSince, attemptRule.enteringSeconds);
}

export function authenticated(
  attempt: LoginAttempt,
  sealedSession: string,
  message: string,
  now: Instant,
): LoginAttempt {
  const done = { status: 'Authenticated', message, sealedPerson: null, enteringSince: null, sealedSession } as const;
  return { ...attempt, ...done, endsAt: secondsAfter(now, attemptRule.handOverSeconds) };
}

export function secondsAfter(instant: Instant, seconds: number): Instant {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}
