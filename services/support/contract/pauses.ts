import type { Instant } from '../../../domain/kernel/index.js';
import type { PauseTarget } from '../../../domain/pause/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface PauseShown {
  readonly target: PauseTarget;
  /** What shoppers read. */
  readonly text: string;
  readonly reason: string;
  readonly staffName: string;
  readonly at: Instant;
  /** Null: until somebody resumes. */
  readonly until: Instant | null;
}

/** As a form gives it. */
export interface PauseRequest {
  readonly target: string;
  readonly text: string;
  readonly reason: string;
  /** Stockholm time, `2026-03-12T14:05`; empty: until somebody resumes. */
  readonly until: string;
}

export interface PauseDesk {
  readonly targets: readonly PauseTarget[];
  list(): Promise<readonly PauseShown[]>;
  /** What would be paused, and how shoppers would read it; nothing is recorded. */
  preview(request: PauseRequest): Promise<Result<{ readonly pause: PauseShown }>>;
  /** Recorded with who and why; all processes know it at once. */
  pause(request: PauseRequest): Promise<Result>;
  resume(target: string, reason: string): Promise<Result>;
}
