import { buildIfChanged } from './build-if-changed.js';
import { installIfMissing } from './install.js';

/** Runs a command of the shop: `node scripts/run.js jobs levels 2026-03-01` runs services/jobs/main.ts. */
process.chdir(new URL('..', import.meta.url).pathname);
process.env.NODE_ENV ??= 'production';
const [command] = process.argv.splice(2, 1);
installIfMissing();
await buildIfChanged();
await import(`../dist/server/services/${command}/main.js`);
