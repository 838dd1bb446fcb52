import { guarded } from '../../log/guarded.js';

/**
 * A statement that takes longer than this waits for a lock or for a lost server. It then no longer counts as running,
 * so that others need not wait for it.
 */
const SLOW_MS = 250;

/**
 * Counts the running statements of one kind. What arrives in the same turn of the event loop, or while all slots are
 * taken, goes together. A busy process handles many requests in a turn; an idle one waits for nothing (bench `checkout`).
 */
export class StatementSlots {
  private running = 0;
  private isComing = false;

  /** @param begin is called after a turn of the event loop in which something arrived or a slot became free */
  constructor(
    private readonly slots: number,
    private readonly begin: () => void,
  ) {}

  get isFree(): boolean {
    return this.running < this.slots;
  }

  /** Calls `begin` when this turn of the event loop is over. */
  soon(): void {
    if (this.isComing) return;
    this.isComing = true;
    const now = (): void => {
      this.isComing = false;
      this.begin();
    };
    setImmediate(guarded('statements that go together', now));
  }

  /** Takes a slot until the work is done or slow. */
  async during(work: () => Promise<void>): Promise<void> {
    this.running += 1;
    let counts = true;
    const passed = (): void => {
      if (counts) this.running -= 1;
      counts = false;
      this.soon();
    };
    const slow = setTimeout(guarded('a statement that waits', passed), SLOW_MS);
    try {
      await work();
    } finally {
      clearTimeout(slow);
      passed();
    }
  }
}
