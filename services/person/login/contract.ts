import type { Result } from '../../foundation/problem/result-contract.js';

/** LOG-12. */
export interface TestUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalIdentificationNumber: string;
  /** What this person is useful for: "Nivå ++, två bonuscheckar". */
  readonly description: string | null;
  /** LOG-15: a development user, not for manual tests. */
  readonly notForManualTesting: boolean;
}

export type LoginMethod = 'BankID' | 'FrejaPlus';

export interface LoginStart {
  readonly method: LoginMethod;
  /** False: by QR code, from another device. */
  readonly thisDevice: boolean;
  readonly device: 'mobile' | 'desktop';
  readonly stayLoggedIn: boolean;
}

/** State of this browser's attempt; the seed's result comes first (LOG-08). */
export interface LoginProgressView {
  readonly result: 'Pending' | 'Started' | 'Authenticated' | 'Failed' | 'ExpiredTransaction' | 'Cancel1' | 'Cancel2';
  readonly method: LoginMethod;
  readonly thisDevice: boolean;
  /** The current text of the QR code; null when none is to be shown. */
  readonly qrCode: string | null;
  readonly nextQrCode: string | null;
  readonly message: string;
  readonly secondsLeft: number;
  readonly mayExtend: boolean;
  /** Opens the app on this device, until it has been opened; null for a QR login. */
  readonly launchLink: string | null;
  /** The message if time runs out now; null once the app has answered, and for a QR login. */
  readonly appMissing: string | null;
}

/** The host sets and clears the session's cookies on the response; the pages never see them. */
export interface LoginService {
  /** In display order; only those that are set up. */
  methods(): readonly LoginMethod[];
  /** The methods that staff have paused, with the text for shoppers. */
  paused(): Promise<Readonly<Partial<Record<LoginMethod, string>>>>;
  /** The simulated telephone that scans a code; null with the real e-ID. */
  testPhone(): string | null;
  /** Starts an attempt bound to this browser. The link opens the app on this device; null for a QR login. */
  start(start: LoginStart): Promise<Result<{ readonly launchLink: string | null }>>;
  /** Null when this browser has no attempt. @param nonce what the app brought back. */
  progress(nonce: string | null): Promise<LoginProgressView | null>;
  extend(): Promise<LoginProgressView | null>;
  cancel(): Promise<void>;
  /** Null outside test environments. */
  testUsers(): Promise<readonly TestUser[] | null>;
  loginTest(request: { readonly personNumber: string; readonly stayLoggedIn: boolean }): Promise<Result>;
  logout(): Promise<void>;
}
