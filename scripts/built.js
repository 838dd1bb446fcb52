import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change in one of these files requires that everything is compiled again. */
const COMPILER = ['package-lock.json', '.swcrc', 'scripts/build.js'];
/** The record lies beside the compiled files, so that deleting them deletes it too. */
const RECORD = '.built.json';

/** A file is compared by size and modification time, because reading every file takes too long. */
export function stampOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Each compiled file with its size and time when it was compiled. Null when all must be compiled again. */
export function readBuilt(out) {
  const record = path.join(out, RECORD);
  if (!existsSync(record)) return null;
  const { compiler, files } = JSON.parse(readFileSync(record, 'utf8'));
  return compiler === compilerNow() ? new Map(files) : null;
}

export function writeBuilt(out, files) {
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, RECORD), JSON.stringify({ compiler: compilerNow(), files: [...files] }));
}

function compilerNow() {
  const hash = createHash('sha1');
  for (const file of COMPILER) hash.update(readFileSync(file));
  return hash.digest('hex');
}
