import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.algort-lock';

/** Installs the packages, unless they match the lock file already. */
export function installIfMissing() {
  const lock = readFileSync('package-lock.json', 'utf8');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  process.stderr.write('Installing packages, a minute or two the first time …\n');
  // The build needs development packages, which npm leaves out when NODE_ENV is production.
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(MARK, lock);
}
