import type { Instant, Uuid } from '../../../../domain/kernel/index.js';

export type AuthenticationType = 'BankID' | 'FrejaPlus';
/** The app is opened by a link on this device, or by a QR code from another device. */
export type StartedBy = 'this-device' | 'qr';
export type Device = 'mobile' | 'desktop';

/** The order at the e-ID; its references and secrets stay on the server. */
export interface EIdOrder {
  readonly reference: string;
  readonly startToken: string;
  /** Makes the animated QR code; null where the code is fixed. */
  readonly qr: { readonly token: string; readonly secret: string } | null;
  readonly madeAt: Instant;
  /** For e-IDs whose link must name the browser or app to return to. */
  readonly returnTo?: string;
}

/** The seed's server statuses (LOG-08). Pending is ours: the app has not been opened yet. */
export type LoginStatus =
  'Pending' | 'Started' | 'Authenticated' | 'Failed' | 'ExpiredTransaction' | 'Cancel1' | 'Cancel2';

/**
 * Whether a new order may replace an ended one within the same attempt. `not-taken`: nobody opened it in time.
 * `lost`: the e-ID no longer knows it. `no`: somebody declined.
 */
export type Again = 'not-taken' | 'lost' | 'no';

/** One try to log in, bound to one browser by a cookie. It may span many short orders of the e-ID. */
export interface LoginAttempt {
  readonly attemptId: Uuid;
  readonly method: AuthenticationType;
  readonly by: StartedBy;
  readonly device: Device;
  readonly stayLoggedIn: boolean;
  readonly endUserIp: string;
  readonly userAgent: string;
  /** The identifier of this browser at the e-ID; null for a browser without a session. */
  readonly deviceIdentifier: string | null;
  /** Started in the shop's own app; a replacing order returns the person there. */
  readonly inApp: boolean;
  readonly order: EIdOrder;
  readonly status: LoginStatus;
  /** The message to show now; from the e-ID's own recommendations. */
  readonly message: string;
  /** The hash of the nonce that the e-ID brings back to this device's browser; null where it brings none. */
  readonly nonceHash: string | null;
  /** True once the browser that started the attempt has shown the nonce. */
  readonly returned: boolean;
  /** The person who approved, until the browser returns; only the browser's own cookie opens it. */
  readonly sealedPerson: string | null;
  /** When a call began to open the session; null while no call is doing so. */
  readonly enteringSince: Instant | null;
  /** The token of the opened session, until the browser has shown it; only the browser's own cookie opens it. */
  readonly sealedSession: string | null;
  readonly startedAt: Instant;
  /** When the attempt times out (LOG-10). Once it is done: until when its session is handed over. */
  readonly endsAt: Instant;
  readonly extensions: number;
  readonly renewals: number;
  /** The e-ID lost an order of this attempt, and a new one was placed. A second loss ends the attempt. */
  readonly lostAnOrder?: true;
}

/** LOG-10, SET-02. */
export const attemptRule = {
  thisDeviceSeconds: 120,
  qrSeconds: 300,
  cookieSeconds: 120,
  mostExtensions: 10,
  extendInLastSeconds: 30,
  /** A client gives up a status call after fifteen seconds. After the same time another call may open the session. */
  enteringSeconds: 15,
  /**
   * A client repeats a lost answer within twice fifteen seconds, or when the person is back from another app. It
   * must not be longer: during this time the login cookie can be exchanged for the session.
   */
  handOverSeconds: 60,
  /** BankID's limit, in milliseconds. */
  collectEveryMs: 2_000,
  /** An order lives about thirty seconds: enough orders for five minutes and all ten extensions. */
  mostRenewals: 120,
} as const;

export function attemptSeconds(by: StartedBy): number {
  return by === 'qr' ? attemptRule.qrSeconds : attemptRule.thisDeviceSeconds;
}

export function isOver({ status }: Pick<LoginAttempt, 'status'>): boolean {
  return status !== 'Pending' && status !== 'Started';
}

/** Never below 0. */
export function secondsLeft({ endsAt }: Pick<LoginAttempt, 'endsAt'>, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000));
}

/** LOG-10: a QR attempt may get its full time again in its last half minute. */
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

/** A new order may replace an ended one: up to `mostRenewals` times when nobody took it, once when it was lost. */
export function mayRenew(attempt: LoginAttempt, again: Again): boolean {
  if (again === 'no') return false;
  return again === 'lost' ? !attempt.lostAnOrder : attempt.renewals < attemptRule.mostRenewals;
}

/** Keeps the message to the person; on this device only the link changes. @param nonceHash of the new order's nonce. */
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
 * On this device an approval alone is not enough: the person who started could have sent the app's link to somebody
 * else. Only the browser that started, and to which the e-ID returned with the nonce, gets the session.
 */
export function mayEnter({ nonceHash, returned }: Pick<LoginAttempt, 'nonceHash' | 'returned'>): boolean {
  return nonceHash === null || returned;
}

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
