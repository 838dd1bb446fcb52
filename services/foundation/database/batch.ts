import { setImmediate as turnOver } from 'node:timers/promises';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the requests of one turn of the event loop, and those that arrive while a statement runs. It sends them in one
 * statement. One statement for thirty
 * rows costs little more than one for a single row (bench `heartbeat.rps`).
 */
export class Batch<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];
  private isBusy = false;

  /** @param askAll returns the results in the order of the requests */
  constructor(private readonly askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (!this.isBusy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    await turnOver();
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
