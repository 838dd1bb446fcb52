import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildIfChanged } from './build-if-changed.js';
import { installIfMissing } from './install.js';

/** Types, format, lint, build, then every test there is. Words after `npm test --` go to Jest and skip the checks. */
process.chdir(new URL('..', import.meta.url).pathname);
installIfMissing();
const chosen = process.argv.slice(2);
if (chosen.length === 0) {
  for (const project of ['domain/tsconfig.json', 'tsconfig.json', 'web/tsconfig.json'])
    step(`types of ${project}`, ['node_modules/typescript/bin/tsc', '-p', project]);
  step('format', [
    'node_modules/prettier/bin/prettier.cjs',
    '.',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
  ]);
  step('lint', [
    'node_modules/eslint/bin/eslint.js',
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.cache/eslint',
  ]);
}
await buildIfChanged();
const results = mkdtempSync(path.join(tmpdir(), 'algort-results-'));
const file = path.join(results, 'jest.json');
const jest = run([
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--json',
  `--outputFile=${file}`,
  ...chosen,
]);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
rmSync(results, { recursive: true });
process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
process.exit(jest);

function step(name, args) {
  process.stdout.write(`${name} …\n`);
  const status = run(args);
  if (status !== 0) process.exit(status);
}

/** Jest prints its results as JSON, which nobody reads, on standard output and its report on standard error. */
function run(args) {
  const output = args.includes('--json') ? 'ignore' : 'inherit';
  return spawnSync(process.execPath, args, { stdio: ['inherit', output, 'inherit'] }).status ?? 1;
}
