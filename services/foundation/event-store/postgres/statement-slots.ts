import { guarded } from '../../log/guarded.js';

/**
 * A statement that takes longer than this waits for a lock or for a lost server. It then no longer counts as running,
 * so that others need not wait for it.
 */
const SLOW_MS = 250;

/** Counts the running statements of one kind. What arrives while all slots are taken waits, and then goes together. */
export class StatementSlots {
  private running = 0;

  /** @param freed is called whenever a slot may have become free */
  constructor(
    private readonly slots: number,
    private readonly freed: () => void,
  ) {}

  get isFree(): boolean {
    return this.running < this.slots;
  }

  /** Takes a slot until the work is done or slow. */
  async during(work: () => Promise<void>): Promise<void> {
    this.running += 1;
    let counts = true;
    const passed = (): void => {
      if (counts) this.running -= 1;
      counts = false;
      this.freed();
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
