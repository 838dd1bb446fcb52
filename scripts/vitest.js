import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs Vitest, prints the number of passed and failed tests at the end, and exits with Vitest's code. */
export function runVitest(words) {
  const results = mkdtempSync(path.join(tmpdir(), 'algort-results-'));
  const file = path.join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...words], {
    stdio: 'inherit',
  });
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(results, { recursive: true });
  process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
  process.exit(success ? (status ?? 1) : 1);
}
