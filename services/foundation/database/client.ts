import pg from 'pg';

import { Logger } from '@nestjs/common';
import type { Duplex } from 'node:stream';

const logger = new Logger('database');

const MARK = /^\/\* prepared: ([\w-]+) \*\//;

/** TCP keepalive detects a network that drops silent connections. The operating system's default is two hours. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/**
 * The driver's client, made safe: no server message can end the process. The driver parses messages and calls listeners
 * inside the socket's event handler. There, an unknown message or a throwing listener is an uncaught exception. This
 * class turns it into an error of the connection, which the caller gets.
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
    this.prepareMarked();
  }

  // Prepares each statement that begins with a comment such as `/* prepared: name */`. Kysely cannot name statements.
  private prepareMarked(): void {
    const query = this.query.bind(this) as (...sent: readonly unknown[]) => unknown;
    const marked = (text: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof text === 'string' && Array.isArray(values) ? MARK.exec(text)?.[1] : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    this.query = marked as typeof this.query;
  }
}

/** The stream that the driver parses: the plain socket or the TLS socket. */
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
