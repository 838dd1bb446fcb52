interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Requests that arrive while the database is busy are sent together. One statement for thirty rows costs little more
 * than one for a single row (bench `heartbeat.rps`).
 */
export class Batch<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];
  private isBusy = false;

  /** @param askAll answers in the order of its questions */
  constructor(private readonly askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  /** Rejects when its statement fails. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (!this.isBusy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await this.answer(batch);
    }
    this.isBusy = false;
  }

  private async answer(batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.askAll(batch.map(({ question }) => question));
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
