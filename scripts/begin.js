import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { installIfMissing } from './install.js';
import { nodeFault } from './node-version.js';

/**
 * Prepares a command; every command calls it first. It changes to the project's folder, checks the version of Node and
 * installs missing packages.
 */
export function begin() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const fault = nodeFault(process.versions.node, engines.node);
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  installIfMissing();
}
