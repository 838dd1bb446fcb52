import { comparePositions, type Position } from '../../domain/kernel/index.js';

interface Waiter {
  readonly view: string;
  readonly position: Position;
  readonly resolve: (reached: boolean) => void;
}

export class Waiters {
  private readonly waiting = new Set<Waiter>();

  get any(): boolean {
    return this.waiting.size > 0;
  }

  add(view: string, position: Position, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const waiter: Waiter = { view, position, resolve: (reached) => this.end(waiter, timer, resolve, reached) };
      const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
      this.waiting.add(waiter);
    });
  }

  reached(view: string, position: Position): void {
    for (const waiter of this.waiting) {
      if (waiter.view === view && comparePositions(waiter.position, position) <= 0) waiter.resolve(true);
    }
  }

  abandonAll(): void {
    for (const waiter of this.waiting) waiter.resolve(false);
  }

  private end(waiter: Waiter, timer: NodeJS.Timeout, resolve: (reached: boolean) => void, reached: boolean): void {
    clearTimeout(timer);
    this.waiting.delete(waiter);
    resolve(reached);
  }
}
