import type { Result } from '../../foundation/problem/result-contract.js';

/** LOG-12. */
export interface TestUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalIdentificationNumber: string;
  /** What makes this person worth trying: "Nivå ++, två bonuscheckar". */
  readonly description: string | null;
  /** LOG-15: a development user, whom no one tests with by hand. */
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

/** How the attempt of this browser stands; the seed's result first (LOG-08). */
export interface LoginProgressView {
  readonly result: 'Pending' | 'Started' | 'Authenticated' | 'Failed' | 'ExpiredTransaction' | 'Cancel1' | 'Cancel2';
  readonly method: LoginMethod;
  readonly thisDevice: boolean;
  /** The text of the QR code now; null when none is to be shown. */
  readonly qrCode: string | null;
  readonly nextQrCode: string | null;
  /** What the e-ID recommends to tell the person. */
  readonly message: string;
  readonly secondsLeft: number;
  readonly mayExtend: boolean;
  /** Opens the app on this device, until it has been opened; null by QR. */
  readonly launchLink: string | null;
  /** What to tell the person if time runs out now; null once the app has answered, and by QR. */
  readonly appMissing: string | null;
}

/** The host sets and clears the session's cookies on the response; the pages never see them. */
export interface LoginService {
  /** In the order to show them; one that is not set up is not offered. */
  methods(): readonly LoginMethod[];
  /** Those of them that staff have paused, with the text to shoppers. */
  paused(): Promise<Readonly<Partial<Record<LoginMethod, string>>>>;
  /** The simulated telephone that scans a code; null with the real e-ID. */
  testPhone(): string | null;
  /** Starts an attempt bound to this browser; the link opens the app on this device, null by QR. */
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
