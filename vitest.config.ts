import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import swc from 'unplugin-swc';
import { defineConfig, type Plugin } from 'vitest/config';

import { LongestFirst } from './tests/setup/longest-first.js';

/** A text `x.txt` is imported as `x.txt.js`, as the build makes it (scripts/build.js). */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('.txt.js') || !importer) return null;
    const file = path.resolve(path.dirname(importer), source.replace(/\.js$/, ''));
    return existsSync(file) ? `\0${file}` : null;
  },
  load(id) {
    return id.startsWith('\0') && id.endsWith('.txt')
      ? `export default ${JSON.stringify(readFileSync(id.slice(1), 'utf8'))};`
      : null;
  },
};

const withDatabase = { globalSetup: ['tests/setup/database.ts'] };

export default defineConfig({
  // The compiler of the build: Nest reads the types of constructors, which Vite's own compiler leaves out.
  plugins: [texts, swc.vite({ module: { type: 'es6' }, jsc: { transform: { react: { runtime: 'automatic' } } } })],
  test: {
    pool: 'forks',
    // Browser walks wait more than they compute: with one worker a core, the half of both cores stands idle.
    maxWorkers: 3,
    // A worker keeps its modules from file to file: loading the shop again for each took half of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // For what hangs, which is never in a hurry: a test of 13 s took more than a minute at a load of ten to each core.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What a browser shows is asked again until it is so: the page still works when a test looks.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'domain', include: ['domain/**/*.spec.ts'] } },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'services',
          include: [
            '{services,projections,simulators,seed,migrations,tests/architecture,tests/events,tests/builders,tests/replay,scripts,web}/**/*.spec.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'whole',
          include: ['tests/{api,e2e,crash,checkouts,fuzz,keys,pages,restore,simulation}/**/*.spec.ts'],
        },
      },
    ],
  },
});
