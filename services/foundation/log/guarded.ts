import { Logger } from '@nestjs/common';

const logger = new Logger('callback');

/**
 * Wraps a callback for an event, a timer or a stream. No caller catches an exception of such a callback, so it would
 * end the process. The wrapper logs it, and passes it to `failed` where code waits for the outcome. Every callback that
 * is given to a client of a store, a partner or a server must be wrapped (tests/architecture/callbacks.spec.ts). @param
 * what names the callback in the log
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
