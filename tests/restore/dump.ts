import { asked } from './asked.js';
import { copied } from './copied.js';
import { dumpedBy, foundTools } from './pg-dump.js';

/** A copy of a whole database in one snapshot. */
export interface Dump {
  /** Into a new cluster that holds nothing yet. */
  readInto(url: string): Promise<void>;
}

export interface WayOfDumping {
  readonly name: string;
  /** @param folder for the copy's files, which are the caller's to remove */
  dump(url: string, folder: string): Promise<Dump>;
}

/** By the driver's COPY always, and by pg_dump where one of the server's version is on this machine. */
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
