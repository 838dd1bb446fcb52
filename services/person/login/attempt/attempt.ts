import type { Instant, Uuid } from '../../../../domain/kernel/index.js';

export type AuthenticationType = 'BankID' | 'FrejaPlus';
/** Whether a link on this device or a QR code from another device opens the app. */
export type StartedBy = 'this-device' | 'qr';
export type Device = 'mobile' | 'desktop';

/** One log-in request at the e-ID provider, which calls it an order. The secrets in it stay on the server. */
export interface EIdOrder {
  readonly reference: string;
  readonly startToken: string;
  /** The data of the animated QR code. Null when the code is fixed. */
  readonly qr: { readonly token: string; readonly secret: string } | null;
  readonly madeAt: Instant;
  /** The URL of the browser or app to return to. Present only for an e-ID whose link must contain this URL. */
  readonly returnTo?: string;
}

/** The statuses of the API (LOG-08). `Pending` is our addition: the app has not been opened yet. */
export const LOGIN_STATUSES = [
  'Pending',
  'Started',
  'Authenticated',
  'Failed',
  'ExpiredTransaction',
  'Cancel1',
  'Cancel2',
] as const;
export type LoginStatus = (typeof LOGIN_STATUSES)[number];

/**
 * Why the order at the e-ID ended, where a new order may replace it.
 * - `not-taken`: nobody opened the order in time.
 * - `lost`: the e-ID no longer knows the order.
 * - `no`: the person declined.
 */
export type Again = 'not-taken' | 'lost' | 'no';

/**
 * One log-in attempt, which a cookie binds to one browser. An attempt may use many short orders at BankID or Freja.
 * These orders are log-in requests, not purchases.
 */
export interface LoginAttempt {
  readonly attemptId: Uuid;
  readonly method: AuthenticationType;
  readonly by: StartedBy;
  readonly device: Device;
  readonly stayLoggedIn: boolean;
  readonly endUserIp: string;
  readonly userAgent: string;
  /** This browser's identifier at the e-ID. Null for a browser without a session. */
  readonly deviceIdentifier: string | null;
  /** True when the attempt started in the shop's own app. A new order then returns to the app. */
  readonly inApp: boolean;
  readonly order: EIdOrder;
  readonly status: LoginStatus;
  /** The message to show now, from the e-ID's recommended texts. */
  readonly message: string;
  /**
   * The hash of the nonce in the URL with which the e-ID returns to the browser. Null where the e-ID returns no nonce.
   */
  readonly nonceHash: string | null;
  /** True once the browser that started the attempt has sent the nonce. */
  readonly returned: boolean;
  /** The identified person, encrypted until the browser returns. Only the browser's cookie decrypts it. */
  readonly sealedPerson: string | null;
  /** When a request began to open the session. Null while no request does so. */
  readonly enteringSince: Instant | null;
  /** The token of the opened session, until the browser has sent it back. Only the browser's cookie decrypts it. */
  readonly sealedSession: string | null;
  readonly startedAt: Instant;
  /** When the attempt times out (LOG-10). After a success: until when the session's cookie can be fetched. */
  readonly endsAt: Instant;
  readonly extensions: number;
  readonly renewals: number;
  /** True when the e-ID lost an order of this attempt and a new one was placed. A second loss ends the attempt. */
  readonly lostAnOrder?: true;
}

/** The timeouts of an attempt (LOG-10, SET-02). */
export const attemptRule = {
  thisDeviceSeconds: 120,
  qrSeconds: 300,
  cookieSeconds: 120,
  mostExtensions: 10,
  extendInLastSeconds: 30,
  /**
   * How long a request may take to open the session. After that another request may open it. Clients wait for the
   * answer to a status call for the same time.
   */
  enteringSeconds: 15,
  /**
   * How long the login cookie can be exchanged for the opened session. A client repeats a lost request within thirty
   * seconds, or when the person returns from another app. Longer would be a risk, because a stolen cookie could be
   * exchanged too.
   */
  handOverSeconds: 60,
  /** BankID's minimum interval between status calls, in milliseconds. */
  collectEveryMs: 2_000,
  /**
   * The maximum number of new orders at the e-ID. An order lives about thirty seconds. So this is enough for five
   * minutes and ten extensions.
   */
  mostRenewals: 120,
} as const;

export function attemptSeconds(by: StartedBy): number {
  return by === 'qr' ? attemptRule.qrSeconds : attemptRule.thisDeviceSeconds;
}

export function isOver({ status }: Pick<LoginAttempt, 'status'>): boolean {
  return status !== 'Pending' && status !== 'Started';
}

export function secondsLeft({ endsAt }: Pick<LoginAttempt, 'endsAt'>, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000));
}

/** LOG-10: whether the time of a QR attempt may be extended. In its last half minute it may get its full time again. */
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

/**
 * Whether a new order may replace the ended order. This is allowed `mostRenewals` times when nobody opened the order,
 * and once when the order was lost.
 */
export function mayRenew(attempt: LoginAttempt, again: Again): boolean {
  if (again === 'no') return false;
  return again === 'lost' ? !attempt.lostAnOrder : attempt.renewals < attemptRule.mostRenewals;
}

/**
 * Returns the attempt with a new order. The message stays the same. On this device only the link changes.
 * @param nonceHash the hash of the new order's nonce.
 */
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
 * Whether the browser may get the session. On the same device an approval alone is not enough: somebody could have sent
 * the app's link to another person. The browser that started must also receive the nonce from the e-ID.
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
