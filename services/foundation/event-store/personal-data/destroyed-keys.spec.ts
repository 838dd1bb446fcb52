import { EventEmitter, once } from 'node:events';
import { appendFile, mkdir, mkdtemp, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { connect, type Connection } from '../../database/connection.js';
import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { TEST_MASTER_KEY } from '../testing.js';
import { DestroyedKeys } from './destroyed-keys.js';
import { KEY_CACHE, PersonalDataKeys } from './keys.js';

const astrid = { person: 'customer:astrid', purpose: 'identity' } as const;
const eva = { person: 'customer:eva', purpose: 'health' } as const;
const nils = { person: 'customer:nils', purpose: 'contact' } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'destroyed-'));
  file = path.join(folder, 'kept', 'destroyed-keys');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const list = (key = TEST_MASTER_KEY, { pool }: Connection = database): DestroyedKeys =>
  new DestroyedKeys(file, [key], pool);

test('the list has each destroyed key once, and no name in clear', async () => {
  expect(await list().all()).toEqual([]);
  await list().note(astrid);
  await list().note(nils);
  await list().note(astrid);
  expect(await list().all()).toEqual([astrid, nils]);
  expect(await readFile(file, 'utf8')).not.toMatch(/astrid|nils/);
});

test('the list continues after a line cut short by a crash, whose key was not destroyed', async () => {
  await list().note(astrid);
  await appendFile(file, 'AbCd');
  expect(await list().all()).toEqual([astrid]);
  await list().note(nils);
  expect(await list().all()).toEqual([astrid, nils]);
});

test('a list that is damaged, or sealed with another master key, is refused', async () => {
  await list().note(astrid);
  await expect(list(Buffer.alloc(32, 8)).all()).rejects.toThrow('DESTROYED_KEYS_FILE: line 1 cannot be read');
  await writeFile(file, `${await readFile(file, 'utf8')}AbCd\n`);
  await expect(list().all()).rejects.toThrow('DESTROYED_KEYS_FILE: line 2 cannot be read');
});

test('a key is listed before it is destroyed: a key that cannot be listed is not destroyed', async () => {
  const noted = new PersonalDataKeys(database.pool, [TEST_MASTER_KEY], KEY_CACHE, list());
  await noted.keyFor(astrid.person, astrid.purpose);
  await noted.destroy(astrid.person, astrid.purpose);
  expect(await list().all()).toEqual([astrid]);

  await noted.keyFor(nils.person, nils.purpose);
  await rm(file);
  await mkdir(file);
  await expect(noted.destroy(nils.person, nils.purpose)).rejects.toThrow('EISDIR');
  expect(await noted.keyFor(nils.person, nils.purpose)).toHaveLength(32);
});

test('the list keeps a line that another process is writing, and waits for it', async () => {
  await list().note(astrid);
  const { started, finish } = await writingByHalves();
  const first = list().note(nils);
  await started;

  const other = connect(database.url);
  const second = list(TEST_MASTER_KEY, other).note(eva);
  await Promise.race([second, somebodyWaits()]);
  finish();
  await Promise.all([first, second]);
  await other.close();
  expect(await list().all()).toEqual([astrid, nils, eva]);
});

/** Writes the next line in two pieces, like a slow disk. */
async function writingByHalves(): Promise<{ started: Promise<unknown>; finish: () => void }> {
  const writing = new EventEmitter();
  const handle = await open(file);
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  vi.spyOn(handles, 'appendFile').mockImplementationOnce(async function (this: FileHandle, line) {
    await this.write(String(line).slice(0, 20));
    const goOn = once(writing, 'go on');
    writing.emit('started');
    await goOn;
    await this.write(String(line).slice(20));
  });
  return { started: once(writing, 'started'), finish: () => void writing.emit('go on') };
}

async function somebodyWaits(): Promise<void> {
  const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
  while ((await database.pool.query(waiting)).rowCount === 0);
}
