import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What decides how a file is compiled, besides the file. */
const COMPILER = ['package-lock.json', '.swcrc', 'scripts/build.js'];
/** Beside what was compiled: whoever removes that removes the record with it. */
const RECORD = '.built.json';

/** By size and time of change: reading every file would cost more than most builds save. */
export function stampOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Each file that was compiled into the folder, with its stamp of then; null when all must be compiled anew. */
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
