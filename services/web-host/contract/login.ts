import type { Result } from './result.js';

/** LOG-12. */
export interface TestUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalIdentificationNumber: string;
  /** What makes this person worth trying: "Nivå ++, två bonuscheckar". */
  readonly description: string | null;
}

/** The host sets and clears the session's cookies on the response; the pages never see them. */
export interface LoginService {
  /** Null outside test environments. */
  testUsers(): Promise<readonly TestUser[] | null>;
  loginTest(request: { readonly personNumber: string; readonly stayLoggedIn: boolean }): Promise<Result>;
  logout(): Promise<void>;
}
