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

/** `cookies` are whole Set-Cookie values; all reasons for `wrong` look the same. */
export type StaffLogInAnswer =
  | { readonly cookies: readonly string[] }
  | { readonly refused: 'wrong' | 'no-passwords' }
  | { readonly refused: 'too-many' | 'busy'; readonly retryAfterSeconds: number };

/** Log-in through the company's own provider; `till` is the console page to return to. */
export interface StaffSingleSignOn {
  readonly name: string;
  /** Null when the provider does not answer. */
  start(till: string): Promise<{ readonly location: string; readonly cookie: string } | null>;
  /** @param search the query of the address to which the provider returned. */
  finish(
    search: string,
  ): Promise<
    | { readonly cookies: readonly string[]; readonly till: string }
    | { readonly refused: 'failed' | 'no-role'; readonly cookies: readonly string[] }
  >;
}

export interface StaffDesk {
  /** False where only the company's own provider logs staff in. */
  readonly passwords: boolean;
  logIn(login: string, password: string): Promise<StaffLogInAnswer>;
  /** Null where staff log in with passwords only. */
  readonly singleSignOn: StaffSingleSignOn | null;
  logOut(): Promise<string>;
  /** Empty in production. */
  readonly testLogins: readonly TestLogin[];
}

/** A subject is a customer, or a guest's order without a customer. */
export interface Opening {
  readonly reason: string;
  readonly openUntil: Instant;
}
