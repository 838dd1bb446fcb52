import type { Instant } from '../../../domain/kernel/index.js';
import type { PauseTarget } from '../../../domain/pause/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface PauseShown {
  readonly target: PauseTarget;
  readonly text: string;
  readonly reason: string;
  readonly staffName: string;
  readonly at: Instant;
  /** The end of the pause. Null when only staff end it. */
  readonly until: Instant | null;
}

export interface PauseRequest {
  readonly target: string;
  readonly text: string;
  readonly reason: string;
  /** The end of the pause in Stockholm time, for example `2026-03-12T14:05`. Empty when only staff end the pause. */
  readonly until: string;
}

export interface PauseDesk {
  readonly targets: readonly PauseTarget[];
  list(): Promise<readonly PauseShown[]>;
  /** Returns the pause as shoppers would see it. Nothing is recorded. */
  preview(request: PauseRequest): Promise<Result<{ readonly pause: PauseShown }>>;
  /** Pauses the target in all processes at once. The event holds actor and reason. */
  pause(request: PauseRequest): Promise<Result>;
  resume(target: string, reason: string): Promise<Result>;
}
