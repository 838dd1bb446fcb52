import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand } from '../../shop/cart/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** How the browser watches its session (SES-03). */
export interface SessionWatchRule {
  readonly checkEverySeconds: number;
  readonly warnAtSeconds: number;
}

/** One of the person's own log-ins. */
export interface OwnSessionView {
  readonly sessionId: Uuid;
  readonly openedAt: Instant;
  readonly method: IdentificationMethod | null;
  readonly stayLoggedIn: boolean;
  /** As people call it: "Chrome på Windows". */
  readonly device: string | null;
  /** The browser that asks. */
  readonly here: boolean;
}

export interface SessionService {
  watchRule(): SessionWatchRule;
  /** The latest first; none without a strong log-in. */
  own(): Promise<readonly OwnSessionView[]>;
  /** `leftHere`: it was this browser's. */
  end(command: CartCommand & { readonly sessionId: Uuid }): Promise<Result<{ readonly leftHere: boolean }>>;
  /** Everywhere, this browser too. */
  endAll(command: CartCommand): Promise<Result>;
}
