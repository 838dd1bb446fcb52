import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs Jest with these words, counts on the last line, and ends the command as Jest ends. */
export function runJest(words) {
  const results = mkdtempSync(path.join(tmpdir(), 'algort-results-'));
  const file = path.join(results, 'jest.json');
  const args = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  // Jest prints its results as JSON, which nobody reads, on standard output and its report on standard error.
  const { status } = spawnSync(process.execPath, [...args, '--json', `--outputFile=${file}`, ...words], {
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(results, { recursive: true });
  process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
  process.exit(status ?? 1);
}
