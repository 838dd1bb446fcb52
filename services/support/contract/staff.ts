import type { Instant, Uuid } from '../../../domain/kernel/index.js';

export type StaffRole = 'support' | 'operations' | 'pharmacist';

export interface StaffShown {
  readonly staffId: Uuid;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface TestLogin {
  readonly login: string;
  readonly password: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** The result of a log-in. `cookies` are whole Set-Cookie values; all reasons for `wrong` look the same. */
export type StaffLogInAnswer =
  | { readonly cookies: readonly string[] }
  | { readonly refused: 'wrong' | 'no-passwords' }
  | { readonly refused: 'too-many' | 'busy'; readonly retryAfterSeconds: number };

/** Log-in at the company's identity provider. `till` is the console page to return to. */
export interface StaffSingleSignOn {
  readonly name: string;
  /** Starts the log-in. Returns null when the provider does not respond. */
  start(till: string): Promise<{ readonly location: string; readonly cookie: string } | null>;
  /** Completes the log-in. @param search the query of the URL to which the provider redirected. */
  finish(
    search: string,
  ): Promise<
    | { readonly cookies: readonly string[]; readonly till: string }
    | { readonly refused: 'failed' | 'no-role'; readonly cookies: readonly string[] }
  >;
}

export interface StaffDesk {
  /** False where staff log in only at the identity provider. */
  readonly passwords: boolean;
  logIn(login: string, password: string): Promise<StaffLogInAnswer>;
  /** The log-in at the identity provider. Null where staff log in only with passwords. */
  readonly singleSignOn: StaffSingleSignOn | null;
  logOut(): Promise<string>;
  /** The accounts of test staff. Empty in production. */
  readonly testLogins: readonly TestLogin[];
}

/** A reason that opens a subject: a customer, or a guest's order without a customer. */
export interface Opening {
  readonly reason: string;
  readonly openUntil: Instant;
}
