import { asked } from './asked.js';
import { copied } from './copied.js';
import { dumpedBy, foundTools } from './pg-dump.js';

export interface Dump {
  /** Loads the dump into the database at this URL, which must be empty. */
  readInto(url: string): Promise<void>;
}

export interface WayOfDumping {
  readonly name: string;
  /**
   * Dumps a database.
   * @param folder where the dump's files are written; the caller deletes them
   */
  dump(url: string, folder: string): Promise<Dump>;
}

/** Returns the ways to dump: always the driver's COPY, and pg_dump too if this machine has the right version. */
export async function waysOfDumping(serverUrl: string): Promise<readonly WayOfDumping[]> {
  const [server] = await asked<{ major: number }>(
    serverUrl,
    `SELECT current_setting('server_version_num')::int / 10000 AS major`,
  );
  const tools = await foundTools(server?.major ?? 0);
  return [
    { name: "the driver's COPY", dump: copied },
    ...tools.map((found) => ({ name: found.name, dump: dumpedBy(found) })),
  ];
}
