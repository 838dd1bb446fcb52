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
  /** The same for this browser each time, and nobody else's; null for one that the shop does not know. */
  readonly deviceIdentifier: string | null;
  /** Where the app brings the person back on this device. */
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

/** One e-ID as a login sees it; calls throw `EIdUnavailable` when the service cannot answer. */
export interface EId {
  readonly method: AuthenticationType;
  /** Brings the person back with a nonce on this device. */
  readonly returns: boolean;
  start(start: EIdStart): Promise<EIdOrder>;
  collect(attempt: LoginAttempt): Promise<EIdOutcome>;
  /** What to tell a person whose app on this device has not answered by the end. */
  readonly appMissing: string;
  /** Best effort: an order that is over already is as good as cancelled. */
  cancel(order: EIdOrder): Promise<void>;
  /** The text of the QR code at this moment; null when it is not the time to show one. */
  qrCode(attempt: LoginAttempt, now: number): string | null;
  /** What opens the app on this device. */
  launchLink(order: EIdOrder, device: Device): string;
}

export class EIdUnavailable extends Error {
  constructor(
    /** For the person. */
    readonly told: string,
    options?: ErrorOptions,
  ) {
    super('the e-ID did not answer', options);
  }
}
