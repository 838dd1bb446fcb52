import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand } from '../../shop/cart/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** The intervals of the browser's session check (SES-03). */
export interface SessionWatchRule {
  readonly checkEverySeconds: number;
  readonly warnAtSeconds: number;
}

export interface OwnSessionView {
  readonly sessionId: Uuid;
  readonly openedAt: Instant;
  readonly method: IdentificationMethod | null;
  readonly stayLoggedIn: boolean;
  /** A readable device name, for example "Chrome på Windows". */
  readonly device: string | null;
  readonly here: boolean;
}

export interface SessionService {
  watchRule(): SessionWatchRule;
  /** Returns the customer's sessions, newest first. Empty without a strong log-in. */
  own(): Promise<readonly OwnSessionView[]>;
  /** Ends one session. `leftHere` is true when it was this browser's. */
  end(command: CartCommand & { readonly sessionId: Uuid }): Promise<Result<{ readonly leftHere: boolean }>>;
  /** Ends all sessions, including this browser's. */
  endAll(command: CartCommand): Promise<Result>;
}
