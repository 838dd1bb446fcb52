import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openTestEventStore, TEST_MASTER_KEY } from '../testing.js';
import { DestroyedKeys } from './destroyed-keys.js';
import { KEY_CACHE, PersonalDataKeys } from './keys.js';

const astrid = { person: 'customer:astrid', purpose: 'identity' } as const;
const nils = { person: 'customer:nils', purpose: 'contact' } as const;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'destroyed-'));
  file = path.join(folder, 'kept', 'destroyed-keys');
});
afterEach(() => rm(folder, { recursive: true }));

const list = (key = TEST_MASTER_KEY): DestroyedKeys => new DestroyedKeys(file, key);

test('names each destroyed key once, and nobody in clear', async () => {
  expect(await list().all()).toEqual([]);
  await list().note(astrid);
  await list().note(nils);
  await list().note(astrid);
  expect(await list().all()).toEqual([astrid, nils]);
  expect(await readFile(file, 'utf8')).not.toMatch(/astrid|nils/);
});

test('goes on after a line that a crash cut short, whose key was not destroyed', async () => {
  await list().note(astrid);
  await appendFile(file, 'AbCd');
  expect(await list().all()).toEqual([astrid]);
  await list().note(nils);
  expect(await list().all()).toEqual([astrid, nils]);
});

test('is refused where it is damaged, or sealed with another master key', async () => {
  await list().note(astrid);
  await expect(list(Buffer.alloc(32, 8)).all()).rejects.toThrow('DESTROYED_KEYS_FILE: line 1 cannot be read');
  await writeFile(file, `${await readFile(file, 'utf8')}AbCd\n`);
  await expect(list().all()).rejects.toThrow('DESTROYED_KEYS_FILE: line 2 cannot be read');
});

test('has a key before it is destroyed: one that cannot be noted is not destroyed', async () => {
  const { database, close } = await openTestEventStore();
  const noted = new PersonalDataKeys(database.pool, TEST_MASTER_KEY, KEY_CACHE, list());
  await noted.keyFor(astrid.person, astrid.purpose);
  await noted.destroy(astrid.person, astrid.purpose);
  expect(await list().all()).toEqual([astrid]);

  await noted.keyFor(nils.person, nils.purpose);
  await rm(file);
  await mkdir(file);
  await expect(noted.destroy(nils.person, nils.purpose)).rejects.toThrow('EISDIR');
  expect(await noted.keyFor(nils.person, nils.purpose)).toHaveLength(32);
  await close();
});
