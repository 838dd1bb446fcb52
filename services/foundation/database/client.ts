import pg from 'pg';

import { Logger } from '@nestjs/common';
import type { Duplex } from 'node:stream';

const logger = new Logger('database');

/** A network that drops a silent connection is noticed; the machine's own default is after two hours. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/**
 * The driver's client, of which no answer ends the process. The driver reads what the server says, and calls whoever
 * listens, inside the socket's own event: a word it does not know, or a listener that throws, would go up from there
 * with nobody to catch it. Here it breaks that one connection, and whoever asks by it is told.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...ALIVE, ...config });
    const connection = this.connection as unknown as Answers;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => {
      guardEvents(stream);
      attach(stream);
    };
  }
}

/** Where the driver begins to read: the plain socket, or the encrypted one. */
interface Answers {
  attachListeners(stream: Duplex): void;
}

function guardEvents(stream: Duplex): void {
  const emit = stream.emit.bind(stream) as (...event: readonly unknown[]) => boolean;
  stream.emit = (...event: readonly unknown[]): boolean => {
    try {
      return emit(...event);
    } catch (error) {
      logger.error(`an answer broke its connection: ${error instanceof Error ? error.stack : String(error)}`);
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
      return true;
    }
  };
}
