import { performance } from 'node:perf_hooks';

import { guarded } from '../../../log/guarded.js';

/** The poll interval (milliseconds) for other processes' appends while the subscription is off. */
const LOOK_MS = 50;
/** After this time without an append (milliseconds), the process subscribes again. */
const QUIET_MS = 1_000;

/** Tracks whether this process appends often. While it does, it polls the log instead of subscribing. */
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
