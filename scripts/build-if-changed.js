import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

const OF_BOTH = ['package-lock.json', 'scripts/build.js'];

/**
 * Builds what has changed since its last build, the server and the pages apart: the pages take half a
 * minute, and most changes leave them as they are.
 */
export async function buildIfChanged() {
  const { buildPages, buildServer, PAGES, SERVER } = await import('./build.js');
  await renew('server', [...SERVER, ...OF_BOTH], buildServer);
  await renew('pages', [...PAGES, ...OF_BOTH], buildPages);
}

async function renew(part, sources, build) {
  const mark = `dist/${part}.sha`;
  const now = await fingerprint(sources);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  process.stderr.write(`Building the ${part} …\n`);
  await build();
  mkdirSync('dist', { recursive: true });
  writeFileSync(mark, now);
}

/** By size and time of change: reading every file would cost more than most builds save. */
async function fingerprint(sources) {
  const hash = createHash('sha1');
  for (const source of sources) {
    for (const file of await filesOf(source)) {
      if (file.includes('.spec.')) continue;
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
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .sort();
}
