import { performance } from 'node:perf_hooks';

import { Logger } from '@nestjs/common';

const AT_MOST_EVERY_MS = 10_000;

/** Logs connections that the server or the network has cut: the first one at once, later ones as a count. */
export class LostConnections {
  private toldAt = -Infinity;
  private untold = 0;

  constructor(
    private readonly logger: Pick<Logger, 'warn'> = new Logger('database'),
    private readonly now: () => number = () => performance.now(),
  ) {}

  note(error: Error): void {
    this.untold += 1;
    if (this.now() - this.toldAt < AT_MOST_EVERY_MS) return;
    const others = this.untold > 1 ? `, and ${this.untold - 1} before it` : '';
    this.logger.warn(`a connection was lost${others}: ${error.message}`);
    this.toldAt = this.now();
    this.untold = 0;
  }
}
