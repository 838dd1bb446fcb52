import { networkOf } from '../rate-limit/network-of.js';

export interface RateLimitOptions {
  /** Calls that one client may make in a window. */
  readonly perClient: number;
  /** Calls that all clients together may make in a window. */
  readonly altogether: number;
  readonly windowMs: number;
}

/** Counts calls in fixed windows; forgets everyone when a window ends, so it never grows past `altogether`. */
export class RateLimit {
  private window = -1;
  private total = 0;
  private readonly calls = new Map<string, number>();

  constructor(private readonly options: RateLimitOptions) {}

  /** `at` in milliseconds since 1970. */
  allows(address: string, at: number): boolean {
    const client = networkOf(address);
    const window = Math.floor(at / this.options.windowMs);
    if (window !== this.window) this.open(window);
    const made = this.calls.get(client) ?? 0;
    if (made >= this.options.perClient || this.total >= this.options.altogether) return false;
    this.calls.set(client, made + 1);
    this.total++;
    return true;
  }

  private open(window: number): void {
    this.window = window;
    this.total = 0;
    this.calls.clear();
  }
}
