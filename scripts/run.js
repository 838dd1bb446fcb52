import { begin } from './begin.js';
import { buildIfChanged } from './build-if-changed.js';

/** Runs one of the commands in services/host/commands, for example `node scripts/run.js job levels 2026-03-01`. */
begin();
process.env.NODE_ENV ??= 'production';
const [command] = process.argv.splice(2, 1);
await buildIfChanged();
await import(`../dist/server/services/host/commands/${command}.js`);
