import { begin } from './begin.js';
import { runChecks } from './checks.js';
import { runVitest } from './vitest.js';

/** Checks types, format and lint, and runs the specs of the domain. An argument selects types, format or lint alone. */
begin();
const [named] = process.argv.slice(2);
await runChecks(named);
if (!named) runVitest(['--project', 'domain']);
