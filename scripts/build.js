import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const SERVER = ['domain', 'services', 'projections', 'migrations', 'bench', 'tests'];
/** The pages import services as types alone, which leave nothing behind (tests/architecture). */
export const PAGES = ['domain', 'web', 'public', 'vite.config.ts'];

export async function build() {
  await buildServer();
  buildPages();
}

/** Compiles the server with SWC, file by file, into dist/server. */
export async function buildServer() {
  await rm('dist/server', { recursive: true, force: true });
  const files = (await Promise.all(SERVER.map(sources))).flat();
  await Promise.all(files.map(compile));
}

/** Builds the pages with Vite into dist/web. */
export function buildPages() {
  execFileSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function sources(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

async function compile(file) {
  // Only who builds loads the compiler: a start that has nothing to build is the shop itself from then on.
  const { transformFile } = await import('@swc/core');
  const { code, map } = await transformFile(file, { sourceMaps: true, outputPath: 'dist/server' });
  const target = path.join('dist/server', file.replace(/\.ts$/, '.js'));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}
