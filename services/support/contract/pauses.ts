import type { Instant } from '../../../domain/kernel/index.js';
import type { PauseTarget } from '../../../domain/pause/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface PauseShown {
  readonly target: PauseTarget;
  readonly text: string;
  readonly reason: string;
  readonly staffName: string;
  readonly at: Instant;
  /** Null: until it is resumed by hand. */
  readonly until: Instant | null;
}

export interface PauseRequest {
  readonly target: string;
  readonly text: string;
  readonly reason: string;
  /** Stockholm time, `2026-03-12T14:05`; empty: until it is resumed by hand. */
  readonly until: string;
}

export interface PauseDesk {
  readonly targets: readonly PauseTarget[];
  list(): Promise<readonly PauseShown[]>;
  /** Shows the pause as shoppers would see it; nothing is recorded. */
  preview(request: PauseRequest): Promise<Result<{ readonly pause: PauseShown }>>;
  /** Recorded with actor and reason; takes effect in all processes at once. */
  pause(request: PauseRequest): Promise<Result>;
  resume(target: string, reason: string): Promise<Result>;
}
