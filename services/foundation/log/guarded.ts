import { Logger } from '@nestjs/common';

const logger = new Logger('callback');

/**
 * Wraps a callback for an event, a timer or a stream. No caller catches an exception of such a callback, so it would
 * end the process. The wrapper logs it, and passes it to `failed` where code waits for the outcome. Every callback that
 * is given to a client of a store, a partner or a server must be wrapped (tests/architecture/callbacks.spec.ts).
 * @param what names the callback in the log
 */
export function guarded<Args extends readonly unknown[]>(
  what: string,
  callback: (...args: Args) => void,
  failed: (error: unknown, ...args: Args) => void = () => undefined,
): (...args: Args) => void {
  return (...args) => {
    try {
      callback(...args);
    } catch (error) {
      logger.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      failed(error, ...args);
    }
  };
}
