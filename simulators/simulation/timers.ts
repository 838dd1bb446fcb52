export interface Timers {
  /** Runs `run` once after `ms`. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** System timers that do not keep the process alive. */
export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A clock with timers for tests. It moves only when `advance` is called. */
export class ManualTime implements Timers {
  private at: number;
  private due: { readonly at: number; readonly run: () => void }[] = [];

  constructor(start: string) {
    this.at = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.at);

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.at + ms, run };
    this.due.push(timer);
    return () => {
      this.due = this.due.filter((other) => other !== timer);
    };
  }

  /** Moves the clock forward. It runs the due timers in order, each at its own time. */
  advance(ms: number): void {
    const until = this.at + ms;
    for (let next = this.next(until); next; next = this.next(until)) {
      this.at = Math.max(this.at, next.at);
      next.run();
    }
    this.at = until;
  }

  private next(until: number): { at: number; run: () => void } | undefined {
    this.due.sort((a, b) => a.at - b.at);
    return (this.due[0]?.at ?? Infinity) <= until ? this.due.shift() : undefined;
  }
}
