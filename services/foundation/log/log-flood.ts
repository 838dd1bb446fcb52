import { guarded } from './guarded.js';

interface Window {
  readonly since: number;
  readonly like: string;
  admitted: number;
  leftOut: number;
}

/**
 * In each period of `everyMs`, at most `most` entries of one kind are written. The next period begins with the next
 * entry.
 */
export const floodRule = { most: 20, everyMs: 10_000, kinds: 1_000 } as const;

/**
 * Limits repeated log entries, so that one fault does not fill the disk or hide others. In each period only the first
 * entries of a kind are written. When the period ends, the number of dropped entries is logged.
 */
export class LogFlood {
  private readonly windows = new Map<string, Window>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly tell: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  admits(source: string, message: string): boolean {
    const kind = `${source} ${kindOf(message)}`;
    const window = this.windowOf(kind, message);
    if (window.admitted < floodRule.most) {
      window.admitted += 1;
      return true;
    }
    window.leftOut += 1;
    this.timer ??= setInterval(
      guarded('entries left out', () => this.tellEnded()),
      floodRule.everyMs,
    ).unref();
    return false;
  }

  /** Logs the numbers of dropped entries. Call it before the process ends. */
  flush(): void {
    for (const kind of [...this.windows.keys()]) this.end(kind);
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private windowOf(kind: string, message: string): Window {
    const open = this.windows.get(kind);
    if (open && !this.isOver(open)) return open;
    this.end(kind);
    const [oldest] = this.windows.size >= floodRule.kinds ? this.windows.keys() : [];
    if (oldest !== undefined) this.end(oldest);
    const window = { since: this.now(), like: firstLine(message), admitted: 0, leftOut: 0 };
    this.windows.set(kind, window);
    return window;
  }

  private tellEnded(): void {
    for (const [kind, window] of [...this.windows]) if (this.isOver(window)) this.end(kind);
    if (this.windows.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private end(kind: string): void {
    const window = this.windows.get(kind);
    this.windows.delete(kind);
    if (window && window.leftOut > 0) this.tell(`left out ${window.leftOut} more like: ${window.like}`);
  }

  private isOver({ since }: Window): boolean {
    return this.now() - since >= floodRule.everyMs;
  }
}

const LONGEST = 120;

/** Returns the kind of a message: its text without ids and numbers, which differ between entries of one fault. */
function kindOf(message: string): string {
  return firstLine(message).replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, '#');
}

function firstLine(message: string): string {
  return (message.split('\n', 1)[0] as string).slice(0, LONGEST);
}
