import 'reflect-metadata';

import { parseArgs } from 'node:util';

import { crashRun } from './crash-run.js';
import { sharesOf } from './kills.js';

/** `npm run crash -- --kills 500`: ends with 1 when an order of a shopper is not accounted for. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    shoppers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const number = (name: keyof typeof values): number => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  process.stderr.write(`--${name}: must be a whole number above 0\n`);
  process.exit(1);
};
const { shop, database, backend } = sharesOf(number('kills'));
const began = Date.now();
const report = await crashRun({
  kills: { shop, database, backend },
  shoppers: number('shoppers'),
  seed: number('seed'),
  onKill: (done, of) => process.stderr.write(`\r${done} of ${of} kills`),
});
const seconds = Math.round((Date.now() - began) / 1000);
process.stdout.write(`\n${report.kills} kills, ${report.orders} orders, ${seconds} s\n`);
for (const fault of report.faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  report.faults.length === 0 ? 'every order is accounted for\n' : `${report.faults.length} faults\n`,
);
process.exit(report.faults.length === 0 ? 0 : 1);
