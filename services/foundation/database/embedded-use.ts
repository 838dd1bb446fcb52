import { guarded } from '../log/guarded.js';
import { DatabaseClient } from './client.js';

/**
 * The number of an advisory lock. Each user of an embedded server holds it shared. A process that gets it exclusively
 * is the last user.
 */
const IN_USE = 7_104_601;

/** The application name of the connection that holds the advisory lock. */
export const EMBEDDED_USE = 'algort: in use';

/** One process's use of an embedded server. The server releases the advisory lock when the process dies. */
export class EmbeddedUse {
  private constructor(private readonly client: DatabaseClient) {}

  /**
   * Connects to the server and marks it as in use. @throws while the server does not respond, is starting or is
   * stopping
   */
  static async of(url: string): Promise<EmbeddedUse> {
    const client = new DatabaseClient({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      application_name: EMBEDDED_USE,
    });
    // The listener needs no action: when the server stops, its locks are gone.
    client.on(
      'error',
      guarded('a server that went away', () => undefined),
    );
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
      return new EmbeddedUse(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async dataDirectory(): Promise<string> {
    const { rows } = await this.client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory ?? '';
  }

  /**
   * Ends the use. It calls `last` when no other process uses the server. Processes that start meanwhile wait, and then
   * find no server.
   */
  async end(last: () => Promise<void>): Promise<void> {
    try {
      if (await this.isLast()) await last();
    } finally {
      await this.client.end().catch(() => undefined);
    }
  }

  private async isLast(): Promise<boolean> {
    try {
      await this.client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
      const { rows } = await this.client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [IN_USE]);
      return rows[0]?.last ?? false;
    } catch {
      return false;
    }
  }
}
