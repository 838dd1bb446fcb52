import { begin } from './begin.js';
import { runChecks } from './checks.js';
import { runJest } from './jest.js';

/** Types, format, lint and the rules of the domain: what one asks after every change. */
begin();
await runChecks();
runJest(['--selectProjects', 'domain']);
