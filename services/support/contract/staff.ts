import type { Instant, Uuid } from '../../../domain/kernel/index.js';

export type StaffRole = 'support' | 'operations';

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

/** `cookies` are whole Set-Cookie values; all reasons of `wrong` are told alike. */
export type StaffLogInAnswer =
  | { readonly cookies: readonly string[] }
  | { readonly refused: 'wrong' | 'no-passwords' }
  | { readonly refused: 'too-many' | 'busy'; readonly retryAfterSeconds: number };

/** The log-in by the company's own provider; `till` is where in the console to go on. */
export interface StaffSingleSignOn {
  readonly name: string;
  /** Null when the provider does not answer. */
  start(till: string): Promise<{ readonly location: string; readonly cookie: string } | null>;
  /** @param search the query of the address the provider led back to. */
  finish(
    search: string,
  ): Promise<
    | { readonly cookies: readonly string[]; readonly till: string }
    | { readonly refused: 'failed' | 'no-role'; readonly cookies: readonly string[] }
  >;
}

export interface StaffDesk {
  /** False where staff log in by the company's own provider alone. */
  readonly passwords: boolean;
  logIn(login: string, password: string): Promise<StaffLogInAnswer>;
  /** Null where staff log in with passwords alone. */
  readonly singleSignOn: StaffSingleSignOn | null;
  /** Whole Set-Cookie value that ends the session. */
  logOut(): Promise<string>;
  /** Empty in production. */
  readonly testLogins: readonly TestLogin[];
}

/** A subject is a customer, or a guest's order that belongs to none. */
export interface Opening {
  readonly reason: string;
  readonly openUntil: Instant;
}
