import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** When one of these files changes, everything must be compiled again. */
const COMPILER = ['package-lock.json', '.swcrc', 'scripts/build.js'];
/** The list of compiled files. It lies beside them, so that deleting them deletes the list too. */
const RECORD = '.built.json';

/** The size and time of a file. Files are compared by this, because reading every file takes too long. */
export function stampOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** The list of compiled files, with the size and time of each source. Null when all must be compiled again. */
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
