import 'reflect-metadata';

import { parseArgs } from 'node:util';

import { linesOf } from './crash-report.js';
import { crashTrial } from './crash-trial.js';
import { CUT_POINTS } from './cuts/cut-points.js';
import { cutRun } from './cuts/cut-run.js';
import { openEventStoreOfTrial } from './event-store-of-trial.js';
import { KINDS, sharesOf, type Kill } from './kills.js';

/** Example: `npm run crash -- --kills 500`. The exit code is 1 when an order is lost or doubled. */
const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    of: { type: 'string', default: KINDS.join(',') },
    shoppers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    cuts: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** Kills at the named places instead of at random moments. Words choose the places that have them in their names. */
async function cutAll(words: readonly string[]): Promise<never> {
  const points = CUT_POINTS.filter(({ name }) => words.every((one) => name.includes(one)));
  if (points.length === 0) wrong(`--cuts: no place has ${words.join(' and ')} in its name`);
  const faults = await cutRun(points, ({ name }) => process.stderr.write(`${name}\n`));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${points.length} places, ${faults.length} errors\n`);
  return process.exit(faults.length === 0 ? 0 : 1);
}

function whole(name: 'kills' | 'shoppers' | 'seed'): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  return wrong(`--${name}: must be a whole number above 0`);
}

function wrong(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (values.cuts) await cutAll(positionals);
const wanted = values.of.split(',');
if (!wanted.every((kind): kind is Kill => KINDS.some((one) => one === kind)))
  wrong(`--of: each, joined by a comma, is one of ${KINDS.join(' | ')}`);
const began = Date.now();
const report = await crashTrial({
  kills: sharesOf(whole('kills'), wanted as readonly Kill[]),
  shoppers: whole('shoppers'),
  seed: whole('seed'),
  openEventStore: () => openEventStoreOfTrial(process.env.EVENTSTORE_URL),
  onKill: (done, of) => process.stderr.write(`\r${done} of ${of} kills`),
});
const seconds = Math.round((Date.now() - began) / 1000);
process.stderr.write('\n');
for (const line of linesOf(report, seconds)) process.stdout.write(`${line}\n`);
process.exit(report.faults.length === 0 ? 0 : 1);
