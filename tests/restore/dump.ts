import { asked } from './asked.js';
import { copied } from './copied.js';
import { dumpedBy, foundTools } from './pg-dump.js';

export interface Dump {
  /** Loads the dump into a new, empty server. */
  readInto(url: string): Promise<void>;
}

export interface WayOfDumping {
  readonly name: string;
  /** @param folder the folder for the dump's files; the caller deletes them */
  dump(url: string, folder: string): Promise<Dump>;
}

/** Dumps with the driver's COPY, and also with pg_dump if this machine has the right version. */
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
