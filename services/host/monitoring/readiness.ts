import { inTime } from './in-time.js';

export interface ReadinessParts {
  /** The services that shoppers need, by name. Each check throws while its service is unavailable. */
  readonly needs: Readonly<Record<string, () => Promise<unknown>>>;
  readonly now?: () => number;
  readonly waitMs?: number;
}

export interface Readiness {
  readonly ready: boolean;
  /** The names of the unavailable services, or "stopping". */
  readonly lacks: readonly string[];
}

const WAIT_MS = 2_000;
/** How long a result is cached, because everybody can call it. */
const KEPT_MS = 1_000;

/** Decides whether a load balancer may send shoppers to this process. */
export class ReadinessWatch {
  private stops = false;
  private last: { readonly at: number; readonly answer: Promise<Readiness> } | null = null;

  constructor(private readonly parts: ReadinessParts) {}

  get isStopping(): boolean {
    return this.stops;
  }

  stopping(): void {
    this.stops = true;
  }

  async look(): Promise<Readiness> {
    if (this.stops) return { ready: false, lacks: ['stopping'] };
    const at = this.parts.now?.() ?? performance.now();
    if (!this.last || at - this.last.at >= KEPT_MS) this.last = { at, answer: this.ask() };
    return this.last.answer;
  }

  private async ask(): Promise<Readiness> {
    const { needs, waitMs = WAIT_MS } = this.parts;
    const asked = Object.entries(needs).map(async ([name, need]) => {
      const isThere = await inTime(name, need(), waitMs).then(
        () => true,
        () => false,
      );
      return isThere ? [] : [name];
    });
    const lacks = (await Promise.all(asked)).flat();
    return { ready: lacks.length === 0, lacks };
  }
}
