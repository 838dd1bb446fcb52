import { Logger } from '@nestjs/common';

const logger = new Logger('callback');

/**
 * Wraps a callback for an event, a timer or a stream. An exception in such a callback would end the process, because no
 * caller catches it. It is logged, and handed to `failed` where somebody waits for the outcome.
 * Every callback given to a client of a store, a partner or a server goes through here
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
