import { Logger } from '@nestjs/common';

import { storeAbsence } from '../event-store/store-absence.js';
import { isUnavailable } from '../problem/unavailable.js';
import type { WorkLocks } from '../database/work-locks.js';

export interface Sweep {
  /** The name of the task and of its advisory lock. Never rename it. */
  readonly name: string;
  readonly sweep: () => Promise<void>;
}

export const SWEEP_MS = 30_000;

/** Runs each clean-up task periodically, in one process at a time. A task that fails does not stop the others. */
export class Sweeps {
  private readonly logger = new Logger('worker');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sweeps: readonly Sweep[],
    private readonly locks: Pick<WorkLocks, 'acquire'>,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (const one of this.sweeps) await this.swept(one);
  }

  private async swept({ name, sweep }: Sweep): Promise<void> {
    try {
      if (await this.locks.acquire(name)) await sweep();
    } catch (error) {
      if (storeAbsence.lasts && isUnavailable(error)) return;
      this.logger.warn(`the sweep of ${name} failed and is done again in ${SWEEP_MS / 1000} s: ${String(error)}`);
    }
  }
}
