/** As many wait as may: whoever asks now must come again. */
export class TooManyHashes extends Error {}

export interface HashTurnsRule {
  readonly hashesAtATime: number;
  readonly mostWaiting: number;
}

type Turn = () => void;

/** Log-ins whose passwords are looked at: so many at a time, so many wait, and the devices that are known go first. */
export class HashTurns {
  private running = 0;
  private readonly known: Turn[] = [];
  private readonly others: Turn[] = [];

  constructor(private readonly rule: HashTurnsRule) {}

  /** @throws TooManyHashes when no more may wait; the two lines do not count against each other. */
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
