import { performance } from 'node:perf_hooks';

import { guarded } from '../../../log/guarded.js';

/** Between two looks for what others append, in place of being told. */
const LOOK_MS = 50;
/** No append for so long, and the spell is over. */
const QUIET_MS = 1_000;

/** The time in which this process appends, with short breaks; meanwhile it looks again and again. */
export class AppendSpell {
  /** Settles when nothing has been appended for a while. */
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
