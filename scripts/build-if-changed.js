import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

import { stampOf } from './built.js';
import { bundleShop } from './bundle.js';

const OF_PAGES = ['package-lock.json', 'scripts/build.js', 'scripts/compress-files.js'];
const MARK = 'dist/pages.sha';

/**
 * Builds only what has changed. Server and pages are built separately, because most changes do not affect the pages,
 * which take half a minute.
 */
export async function buildIfChanged() {
  const { buildPages, buildServer, PAGES } = await import('./build.js');
  await buildServer();
  await buildPagesIfChanged(buildPages, PAGES);
  await bundleShop();
}

async function buildPagesIfChanged(buildPages, sources) {
  const now = await fingerprint([...sources, ...OF_PAGES]);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === now) return;
  process.stderr.write('Building the pages …\n');
  await buildPages();
  mkdirSync('dist', { recursive: true });
  writeFileSync(MARK, now);
}

async function fingerprint(sources) {
  const hash = createHash('sha1');
  for (const source of sources) {
    for (const file of await filesOf(source)) {
      if (!file.includes('.spec.')) hash.update(`${file}\0${stampOf(file)}\n`);
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
