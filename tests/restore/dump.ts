import { asked } from './asked.js';
import { copied } from './copied.js';
import { dumpedBy, foundTools } from './pg-dump.js';

export interface Dump {
  /** Into a new, empty cluster. */
  readInto(url: string): Promise<void>;
}

export interface WayOfDumping {
  readonly name: string;
  /** @param folder for the copy's files; the caller removes them */
  dump(url: string, folder: string): Promise<Dump>;
}

/** Always by the driver's COPY, and by pg_dump where this machine has the server's version. */
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
