import { Logger } from '@nestjs/common';

const logger = new Logger('callback');

/**
 * A callback for an event, a timer or a stream. What such a callback throws would end the process, for nobody
 * stands above it who could catch it: it is logged, and handed to `failed` where somebody waits for the outcome.
 * Every callback that is given to a client of a store, a partner or a server goes through here
 * (tests/architecture/callbacks.spec.ts).
 * @param what names the callback in the log
 */
export function guarded<Told extends readonly unknown[]>(
  what: string,
  callback: (...told: Told) => void,
  failed: (error: unknown, ...told: Told) => void = () => undefined,
): (...told: Told) => void {
  return (...told) => {
    try {
      callback(...told);
    } catch (error) {
      logger.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      failed(error, ...told);
    }
  };
}
