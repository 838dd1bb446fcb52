interface Ending {
  on(event: 'cancelled' | 'close', listener: () => void): unknown;
}

/** Counts open calls, so that a test can wait until enough of them are open. */
export class OpenCalls {
  private open = 0;
  private waiting: { readonly count: number; readonly reached: () => void }[] = [];

  add(call: Ending): void {
    this.changeBy(1);
    let isOver = false;
    const over = (): void => {
      if (!isOver) this.changeBy(-1);
      isOver = true;
    };
    for (const event of ['cancelled', 'close'] as const) call.on(event, over);
  }

  until(count: number): Promise<void> {
    return new Promise((reached) => {
      this.waiting.push({ count, reached });
      this.changeBy(0);
    });
  }

  private changeBy(change: number): void {
    this.open += change;
    for (const { count, reached } of this.waiting) if (count === this.open) reached();
  }
}
