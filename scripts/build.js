import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readBuilt, stampOf, writeBuilt } from './built.js';
import { bundleShop } from './bundle.js';
import { compressFiles } from './compress-files.js';

const SERVER = ['domain', 'services', 'projections', 'simulators', 'seed', 'migrations', 'bench', 'tests'];
const OUT = 'dist/server';
/**
 * The pages must be built again when one of these paths changes. `services` is missing, because pages import only types
 * from it.
 */
export const PAGES = ['domain', 'web', 'public', 'vite.config.ts'];

export async function build() {
  await buildServer();
  await buildPages();
  await bundleShop();
}

/**
 * Compiles the server with SWC into dist/server. It compiles only changed files, or all files after a change of the
 * compiler. It also deletes the output of deleted files.
 */
export async function buildServer() {
  const files = (await Promise.all(SERVER.map(sources))).flat();
  const before = readBuilt(OUT);
  if (!before) await rm(OUT, { recursive: true, force: true });
  const built = new Map(before ?? []);
  const now = new Map(files.map((file) => [file, stampOf(file)]));
  const gone = [...built.keys()].filter((file) => !now.has(file));
  const changed = files.filter((file) => built.get(file) !== now.get(file));
  if (gone.length + changed.length === 0) return;
  process.stderr.write(`Building the server: ${changed.length} of ${files.length} files …\n`);
  for (const file of [...gone, ...changed]) built.delete(file);
  // The list of compiled files is first written without the changed ones. So an interrupted build does not count as
  // complete.
  writeBuilt(OUT, built);
  await Promise.all(gone.map(remove));
  const faults = await compileAll(changed, (file) => built.set(file, now.get(file)));
  writeBuilt(OUT, built);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

export async function buildPages() {
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await compressFiles('dist/web/client');
}

async function sources(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|txt)$/.test(entry.name) && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** Compiles the files. A file that fails does not stop the others. */
async function compileAll(files, compiled) {
  const faults = [];
  const compileOne = (file) =>
    compile(file).then(
      () => compiled(file),
      (error) => faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`),
    );
  await Promise.all(files.map(compileOne));
  return faults;
}

async function compile(file) {
  if (file.endsWith('.txt')) return compileText(file);
  // Loads the compiler only when a file must be compiled, because it would take memory in every start.
  const { transformFile } = await import('@swc/core');
  const { code, map } = await transformFile(file, { sourceMaps: true, outputPath: OUT });
  const target = outOf(file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}

/** Turns a text into a module that exports it. So the text is part of the bundle, and no path must be found at run time. */
async function compileText(file) {
  const target = outOf(file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, moduleOfText(await readFile(file, 'utf8')));
}

export function moduleOfText(text) {
  return `export default ${JSON.stringify(text)};\n`;
}

async function remove(file) {
  for (const left of [outOf(file), `${outOf(file)}.map`]) await rm(left, { force: true });
}

function outOf(file) {
  return path.join(OUT, file.endsWith('.txt') ? `${file}.js` : file.replace(/\.ts$/, '.js'));
}
