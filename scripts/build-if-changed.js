import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = [
  'domain',
  'services',
  'projections',
  'migrations',
  'web',
  'bench',
  'tests',
  'package-lock.json',
  'vite.config.ts',
  'public',
  'scripts/build.js',
];
const MARK = 'dist/sources.sha';

/** Builds when a source has changed since the last build; a start without changes takes no build. */
export async function buildIfChanged() {
  const now = await fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === now) return;
  process.stderr.write('Building …\n');
  const { build } = await import('./build.js');
  await build();
  writeFileSync(MARK, now);
}

/** By size and time of change: reading every file would cost more than most builds save. */
async function fingerprint() {
  const hash = createHash('sha1');
  for (const source of SOURCES) {
    for (const file of await filesOf(source)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function filesOf(source) {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
