/** Thrown when the queue is full. The caller must retry later. */
export class TooManyHashes extends Error {}

export interface HashTurnsRule {
  readonly hashesAtATime: number;
  readonly mostWaiting: number;
}

type Turn = () => void;

/** The queue of password checks. It limits how many run and how many wait. Known devices go first. */
export class HashQueue {
  private running = 0;
  private readonly known: Turn[] = [];
  private readonly others: Turn[] = [];

  constructor(private readonly rule: HashTurnsRule) {}

  /**
   * Runs the work when it is its turn. @throws TooManyHashes when the queue is full; known and unknown devices have
   * separate queues
   */
  async take<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    await this.turn(isKnown ? this.known : this.others);
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private turn(line: Turn[]): Promise<void> {
    if (this.running < this.rule.hashesAtATime) {
      this.running += 1;
      return Promise.resolve();
    }
    if (line.length >= this.rule.mostWaiting) throw new TooManyHashes();
    return new Promise((resolve) => line.push(resolve));
  }

  private passOn(): void {
    const next = this.known.shift() ?? this.others.shift();
    if (next) next();
    else this.running -= 1;
  }
}
