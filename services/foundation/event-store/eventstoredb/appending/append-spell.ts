import { performance } from 'node:perf_hooks';

import { guarded } from '../../../log/guarded.js';

/** Milliseconds between two polls for other processes' appends, in place of a subscription. */
const LOOK_MS = 50;
/** After this time without an append the spell is over (milliseconds). */
const QUIET_MS = 1_000;

/** A period in which this process appends often; during it, it polls instead of subscribing. */
export class AppendSpell {
  over: Promise<void> = Promise.resolve();
  private end = (): void => undefined;
  private looking: NodeJS.Timeout | undefined;
  private lastAppend = 0;

  constructor(
    private readonly look: () => void,
    private readonly quietMs = QUIET_MS,
  ) {}

  appended(): void {
    this.lastAppend = performance.now();
    if (this.looking) return;
    this.over = new Promise((resolve) => (this.end = resolve));
    this.looking = setInterval(
      guarded('a look for appends', () => this.lookOrEnd()),
      LOOK_MS,
    ).unref();
  }

  close(): void {
    clearInterval(this.looking);
    this.looking = undefined;
    this.end();
  }

  private lookOrEnd(): void {
    if (performance.now() - this.lastAppend > this.quietMs) this.close();
    else this.look();
  }
}
