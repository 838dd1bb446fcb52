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
  /** An identifier that is stable and unique for this browser. Null for a browser without a session. */
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

/** One e-ID provider. Its methods throw `EIdUnavailable` when the provider does not respond. */
export interface EId {
  readonly method: AuthenticationType;
  /** True when the e-ID returns to the browser on this device with a nonce. */
  readonly returns: boolean;
  start(start: EIdStart): Promise<EIdOrder>;
  collect(attempt: LoginAttempt): Promise<EIdOutcome>;
  /** The message for a timeout when the app on this device has not responded. */
  readonly appMissing: string;
  /** Cancels an order. An order that has already ended counts as cancelled. */
  cancel(order: EIdOrder): Promise<void>;
  /** Returns the current text of the QR code. Null when no code is to be shown. */
  qrCode(attempt: LoginAttempt, now: number): string | null;
  launchLink(order: EIdOrder, device: Device): string;
}

export class EIdUnavailable extends Error {
  constructor(
    readonly text: string,
    options?: ErrorOptions,
  ) {
    super('the e-ID did not answer', options);
  }
}
