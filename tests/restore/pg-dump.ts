import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Dump } from './dump.js';

const run = promisify(execFile);
/** Debian installs each version of PostgreSQL in a folder below this one. */
const VERSIONS = '/usr/lib/postgresql';

export interface Tools {
  readonly name: string;
  readonly folder: string;
}

/** Finds pg_dump and pg_restore of this major version. An older one refuses the server, and a newer one may not fit. */
export async function foundTools(major: number): Promise<readonly Tools[]> {
  for (const folder of await folders()) {
    const name = await nameOf(folder);
    if (name && majorOf(name) === major) return [{ name, folder }];
  }
  return [];
}

/** Dumps by the commands of docs/operations.md. */
export function dumpedBy({ folder: tools }: Tools): (url: string, folder: string) => Promise<Dump> {
  return async (url, folder) => {
    const file = path.join(folder, 'algort.dump');
    await run(path.join(tools, 'pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${url}`]);
    const readInto = async (target: string): Promise<void> =>
      void (await run(path.join(tools, 'pg_restore'), ['--single-transaction', `--dbname=${target}`, file]));
    return { readInto };
  };
}

async function folders(): Promise<readonly string[]> {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const versions = await readdir(VERSIONS).catch(() => []);
  return [...onPath, ...versions.map((version) => path.join(VERSIONS, version, 'bin'))];
}

/**
 * Returns the name and version of pg_dump, for example "pg_dump (PostgreSQL) 18.4". Null unless both tools are there.
 */
async function nameOf(folder: string): Promise<string | null> {
  try {
    await access(path.join(folder, 'pg_restore'));
    const { stdout } = await run(path.join(folder, 'pg_dump'), ['--version']);
    return stdout.trim();
  } catch {
    return null;
  }
}

function majorOf(name: string): number {
  return Number(/PostgreSQL\) (\d+)/.exec(name)?.[1] ?? 0);
}
