import type { Result } from '../../foundation/problem/result-contract.js';

/** A test person that the log-in page offers (LOG-12). */
export interface TestUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalIdentificationNumber: string;
  /** What this person is useful for, for example "Nivå ++, två bonuscheckar". */
  readonly description: string | null;
  /** LOG-15: true for a person for automatic tests, who is not for manual tests. */
  readonly notForManualTesting: boolean;
}

export type LoginMethod = 'BankID' | 'FrejaPlus';

export interface LoginStart {
  readonly method: LoginMethod;
  /** False for a log-in by QR code from another device. */
  readonly thisDevice: boolean;
  readonly device: 'mobile' | 'desktop';
  readonly stayLoggedIn: boolean;
}

/** The state of this browser's log-in attempt. The fields that the API requires come first (LOG-08). */
export interface LoginProgressView {
  readonly result: 'Pending' | 'Started' | 'Authenticated' | 'Failed' | 'ExpiredTransaction' | 'Cancel1' | 'Cancel2';
  readonly method: LoginMethod;
  readonly thisDevice: boolean;
  /** The current text of the QR code. Null when no code is to be shown. */
  readonly qrCode: string | null;
  readonly nextQrCode: string | null;
  readonly message: string;
  readonly secondsLeft: number;
  readonly mayExtend: boolean;
  /** The link that opens the app on this device. Null when it has been opened, and for a QR log-in. */
  readonly launchLink: string | null;
  /** The message for a timeout. Null when the app has responded, and for a QR log-in. */
  readonly appMissing: string | null;
}

/** The log-in service of the pages. The host sets and clears the session's cookies; the pages never see them. */
export interface LoginService {
  /** Returns the configured methods, in display order. */
  methods(): readonly LoginMethod[];
  /** Returns the methods that staff have paused, with the message to shoppers. */
  paused(): Promise<Readonly<Partial<Record<LoginMethod, string>>>>;
  /** Returns the URL of the simulated phone that scans a code. Null with the real e-ID. */
  testPhone(): string | null;
  /** Starts an attempt in this browser. The link opens the app on this device; null for a QR log-in. */
  start(start: LoginStart): Promise<Result<{ readonly launchLink: string | null }>>;
  /**
   * Returns the state of the attempt. Null when this browser has none. @param nonce the nonce in the URL with which the
   * app returned.
   */
  progress(nonce: string | null): Promise<LoginProgressView | null>;
  extend(): Promise<LoginProgressView | null>;
  cancel(): Promise<void>;
  /** Returns the test persons. Null outside test environments. */
  testUsers(): Promise<readonly TestUser[] | null>;
  loginTest(request: { readonly personNumber: string; readonly stayLoggedIn: boolean }): Promise<Result>;
  logout(): Promise<void>;
}
