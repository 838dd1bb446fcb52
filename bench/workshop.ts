import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { startEmbedded } from '../services/foundation/database/embedded.js';

/**
 * The place of a measurement: a directory, and a database server with the settings of a real shop. Both are deleted at
 * the end.
 */
export interface Workshop {
  readonly directory: string;
  readonly serverUrl: string;
  database(name: string): Promise<string>;
  close(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'algort-bench-'));
  // When this process is root, the database server runs as another user, who must be able to enter the directory.
  chmodSync(directory, 0o755);
  const server = await startEmbedded({ directory: path.join(directory, 'postgres') });
  const close = async (): Promise<void> => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { directory, serverUrl: server.url, database: (name) => createDatabase(server.url, name), close };
}

async function createDatabase(serverUrl: string, purpose: string): Promise<string> {
  const name = `bench_${purpose}_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
