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

export interface StaffDesk {
  /** Whole Set-Cookie value; null when the log-in was refused, for whichever reason. */
  logIn(login: string, password: string): Promise<string | null>;
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
