import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files that affect every compilation. */
const COMPILER = ['package-lock.json', '.swcrc', 'scripts/build.js'];
/** Beside the compiled files, so that removing them removes the record too. */
const RECORD = '.built.json';

/** By size and modification time: reading every file would cost more than most builds save. */
export function stampOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Each compiled file with its stamp at that time; null when all must be compiled again. */
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
