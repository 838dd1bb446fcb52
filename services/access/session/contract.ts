import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand } from '../../shop/cart/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** Times of the browser's session watch (SES-03). */
export interface SessionWatchRule {
  readonly checkEverySeconds: number;
  readonly warnAtSeconds: number;
}

export interface OwnSessionView {
  readonly sessionId: Uuid;
  readonly openedAt: Instant;
  readonly method: IdentificationMethod | null;
  readonly stayLoggedIn: boolean;
  /** Device in common words: "Chrome på Windows". */
  readonly device: string | null;
  readonly here: boolean;
}

export interface SessionService {
  watchRule(): SessionWatchRule;
  /** Newest first; empty without a strong log-in. */
  own(): Promise<readonly OwnSessionView[]>;
  /** `leftHere`: the ended session was this browser's. */
  end(command: CartCommand & { readonly sessionId: Uuid }): Promise<Result<{ readonly leftHere: boolean }>>;
  /** Ends all sessions, this browser's too. */
  endAll(command: CartCommand): Promise<Result>;
}
