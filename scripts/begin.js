import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { installIfMissing } from './install.js';
import { nodeFault } from './node-version.js';

/** Every command begins like this: in the clone's folder, with a fitting Node and all packages installed. */
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
