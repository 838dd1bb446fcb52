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
  // The same compiler as in the build. Nest needs the types of constructors, which Vite's own compiler removes.
  plugins: [texts, swc.vite({ module: { type: 'es6' }, jsc: { transform: { react: { runtime: 'automatic' } } } })],
  test: {
    pool: 'forks',
    // Tests with a browser mostly wait. With one worker for each core, half of both cores would be idle.
    maxWorkers: 3,
    // A worker keeps its loaded modules for the next file. Loading the shop again for each file took half of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // These limits are only for tests that hang. At a load of ten for each core, a test of 13 s took more than a
    // minute.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A test repeats its look at a page until it finds the expected content, because the page may still be working.
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
