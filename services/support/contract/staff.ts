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

/** `cookie` is a whole Set-Cookie value; all reasons of `wrong` are told alike. */
export type StaffLogInAnswer =
  | { readonly cookie: string }
  | { readonly refused: 'wrong' }
  | { readonly refused: 'too-many'; readonly retryAfterSeconds: number };

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
