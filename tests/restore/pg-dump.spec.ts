import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { foundTools } from './pg-dump.js';

const { PATH } = process.env;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'algort-tools-'));
  process.env.PATH = `${folder}${path.delimiter}${PATH ?? ''}`;
});
afterEach(async () => {
  process.env.PATH = PATH;
  await rm(folder, { recursive: true });
});

async function put(tool: string, version: string): Promise<void> {
  const file = path.join(folder, tool);
  await writeFile(file, `#!/bin/sh\necho "${tool} (PostgreSQL) ${version} (Debian)"\n`);
  await chmod(file, 0o755);
}

test('a pg_dump with the version of the server is used, with the pg_restore beside it', async () => {
  await put('pg_dump', '99.4');
  await put('pg_restore', '99.4');
  expect(await foundTools(99)).toEqual([{ name: 'pg_dump (PostgreSQL) 99.4 (Debian)', folder }]);
  expect(await foundTools(98)).toEqual([]);
});

test('a pg_dump without its pg_restore is not used', async () => {
  await put('pg_dump', '99.4');
  expect(await foundTools(99)).toEqual([]);
});
