import { begin } from './begin.js';
import { buildIfChanged } from './build-if-changed.js';
import { runChecks } from './checks.js';
import { runVitest } from './vitest.js';

/**
 * Runs the checks, the build and all tests. With arguments (`npm test -- …`) it skips the checks and passes the
 * arguments to Vitest.
 */
begin();
const chosen = process.argv.slice(2);
if (chosen.length === 0) await runChecks();
await buildIfChanged();
runVitest(chosen);
