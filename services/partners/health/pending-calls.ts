import type { Instant } from '../../../domain/kernel/index.js';
import type { HeardCall } from './partner-watch.js';

export interface CountedCalls extends HeardCall {
  readonly calls: number;
  readonly lastAt: Instant;
  /** The number of these calls that no log entry has reported yet. */
  readonly untold: number;
}

const MOST_LETTERS = 60;

/** Counts recent calls by outcome. An unavailable partner then costs one row, not thousands. */
export class PendingCalls {
  private counted = new Map<string, CountedCalls>();

  get isEmpty(): boolean {
    return this.counted.size === 0;
  }

  add(call: HeardCall, lastAt: Instant): void {
    this.put({
      ...call,
      code: call.code && word(call.code),
      calls: 1,
      lastAt,
      untold: call.outcome === 'answered' ? 0 : 1,
    });
  }

  /** Takes counts back that could not be written. They are added to later counts. */
  giveBack(calls: readonly CountedCalls[]): void {
    for (const each of calls) this.put({ ...each, untold: 0 });
  }

  /** Returns the counts in a fixed order, which prevents deadlocks between two processes. */
  take(): readonly CountedCalls[] {
    const taken = [...this.counted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, calls]) => calls);
    this.counted = new Map();
    return taken;
  }

  private put(more: CountedCalls): void {
    const { partner, outcome, code, status } = more;
    const key = JSON.stringify([partner, outcome, code, status]);
    const before = this.counted.get(key);
    this.counted.set(key, {
      ...more,
      calls: more.calls + (before?.calls ?? 0),
      untold: more.untold + (before?.untold ?? 0),
      lastAt: before && before.lastAt > more.lastAt ? before.lastAt : more.lastAt,
    });
  }
}

/**
 * Makes a partner's code safe to store. It removes long digit sequences, because they may be person numbers. It keeps
 * only one short line.
 */
function word(code: string): string {
  return code
    .replace(/\d[\d -]{5,}/g, '#')
    .replace(/[^\w.:#-]+/g, ' ')
    .slice(0, MOST_LETTERS);
}
