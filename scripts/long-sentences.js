import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { longInCode, longInProse } from './sentences.js';

/** Lists long sentences in comments and in `docs/*.md` (`npm run sentences [FOLDER…]`). It never fails. */
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', '--', ...patterns], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

const folders = process.argv.slice(2);
const inFolders = (file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder));

const inCode = (file) => longInCode(file, readFileSync(file, 'utf8')).map((long) => ({ file, ...long }));
const inProse = (file) => longInProse(readFileSync(file, 'utf8')).map((long) => ({ file, ...long }));

const long = [
  ...tracked('*.ts', '*.tsx', '*.js').filter(inFolders).flatMap(inCode),
  ...tracked('docs/*.md').filter(inFolders).flatMap(inProse),
];
for (const { file, line, words } of long) process.stdout.write(`${file}:${line} ${words}\n`);
process.stdout.write(`${long.length} sentences of more than twenty words\n`);
