import { Logger } from '@nestjs/common';

import { reasonOf } from './call-errors.js';

/** Logs the start and the end of an outage of the store, and counts the refused calls. */
export class Outage {
  private since: number | null = null;
  private refused = 0;

  constructor(
    private readonly logger: Pick<Logger, 'warn' | 'log'> = new Logger('EventStoreDB'),
    private readonly now: () => number = () => performance.now(),
  ) {}

  note(error: unknown): void {
    this.refused += 1;
    if (this.since !== null) return;
    this.since = this.now();
    this.logger.warn(`does not answer: ${reasonOf(error)}`);
  }

  over(): void {
    if (this.since === null) return;
    const seconds = ((this.now() - this.since) / 1000).toFixed(1);
    this.logger.log(`answers again after ${seconds} s; ${this.refused} calls were refused meanwhile`);
    this.since = null;
    this.refused = 0;
  }
}
