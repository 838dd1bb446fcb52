import { begin } from './begin.js';
import { runChecks } from './checks.js';
import { runVitest } from './vitest.js';

/** Types, format, lint and the rules of the domain: what one asks after every change. */
begin();
await runChecks();
runVitest(['--project', 'domain']);
