import { begin } from './begin.js';
import { runChecks } from './checks.js';
import { runVitest } from './vitest.js';

/**
 * Types, format, lint and the specs of the domain: the checks after every change. An argument names one of the first
 * three.
 */
begin();
const [named] = process.argv.slice(2);
await runChecks(named);
if (!named) runVitest(['--project', 'domain']);
