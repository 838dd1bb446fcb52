import type {
  Again,
  AuthenticationType,
  Device,
  EIdOrder,
  LoginAttempt,
  LoginStatus,
  StartedBy,
} from '../attempt/attempt.js';

export interface EIdStart {
  readonly by: StartedBy;
  readonly device: Device;
  readonly endUserIp: string;
  readonly userAgent: string;
  /** Stable for this browser and unique to it; null for a browser unknown to the shop. */
  readonly deviceIdentifier: string | null;
  readonly returnUrl: string | null;
}

export interface IdentifiedBy {
  readonly personNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type EIdOutcome =
  | { readonly kind: 'pending'; readonly status: 'Pending' | 'Started'; readonly message: string }
  | { readonly kind: 'identified'; readonly person: IdentifiedBy }
  | {
      readonly kind: 'over';
      readonly status: Exclude<LoginStatus, 'Pending' | 'Started' | 'Authenticated'>;
      readonly message: string;
      readonly again: Again;
    };

/** One e-ID as seen by a login. Calls throw `EIdUnavailable` when the service cannot answer. */
export interface EId {
  readonly method: AuthenticationType;
  /** True when it returns the person to this device with a nonce. */
  readonly returns: boolean;
  start(start: EIdStart): Promise<EIdOrder>;
  collect(attempt: LoginAttempt): Promise<EIdOutcome>;
  /** The message to a person whose app on this device has not answered by the end. */
  readonly appMissing: string;
  /** Best effort: an order that is already over counts as cancelled. */
  cancel(order: EIdOrder): Promise<void>;
  /** The current text of the QR code; null when none is to be shown. */
  qrCode(attempt: LoginAttempt, now: number): string | null;
  launchLink(order: EIdOrder, device: Device): string;
}

export class EIdUnavailable extends Error {
  constructor(
    readonly told: string,
    options?: ErrorOptions,
  ) {
    super('the e-ID did not answer', options);
  }
}
