#!/usr/bin/env node
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs a command for operators from the built code, for example `algort migrate`. `npm run` cannot do this in the
 * container image, which has neither sources nor a compiler.
 */
const home = path.resolve(path.dirname(realpathSync(fileURLToPath(import.meta.url))), '..');
const { scripts } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
const places = new Map(
  Object.entries(scripts).flatMap(([name, line]) => {
    const [, place] = /^node scripts\/run\.js (\S+)$/.exec(line) ?? [];
    return place ? [[name, place]] : [];
  }),
);

const [name] = process.argv.splice(2, 1);
const place = places.get(name);
if (!place) {
  process.stderr.write(
    `${name === undefined ? 'algort <command>' : `algort has no command "${name}"`}; there are: ${[...places.keys()].join(', ')}\n`,
  );
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(home, 'dist/server/services/host/commands', `${place}.js`)).href);
