const MINUTE_MS = 60_000;

/** How long a page may cache each kind of response (PRO-18). `Infinity` means until the page is reloaded. */
export const KEPT_MS = {
  patterns: Infinity,
  toggles: Infinity,
  application: Infinity,
  listByAttribute: 5 * MINUTE_MS,
} as const;

export type KeptKind = keyof typeof KEPT_MS;

interface Kept {
  readonly answer: Promise<unknown>;
  readonly at: number;
}

/** A cache of responses. Callers that ask at the same time share one request. A failed request is not cached. */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number) {}

  get<T>(kind: KeptKind, key: string, ask: () => Promise<T>): Promise<T> {
    const name = `${kind} ${key}`;
    const known = this.kept.get(name);
    if (known && this.now() - known.at < KEPT_MS[kind]) return known.answer as Promise<T>;
    const answer = ask();
    this.kept.set(name, { answer, at: this.now() });
    answer.catch(() => this.forget(name, answer));
    return answer;
  }

  private forget(name: string, answer: Promise<unknown>): void {
    if (this.kept.get(name)?.answer === answer) this.kept.delete(name);
  }
}

export const keptAnswers = new KeptAnswers(() => Date.now());
