import 'reflect-metadata';

import { parseArgs } from 'node:util';

import { runCheckouts } from './checkout-run.js';
import type { Roles } from './members.js';
import { openShops } from './shops.js';

const ALL_ROLES: readonly string[] = ['web,worker', 'web', 'worker'] satisfies Roles[];

/** Example: `npm run checkouts -- --orders 2000 --shoppers 1,2,8 --processes web,worker+web,worker --restarts 5` */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    shoppers: { type: 'string', default: '1,2,8' },
    processes: { type: 'string', default: 'web,worker' },
    restarts: { type: 'string', default: '0' },
  },
});

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  return wrong(`--${name}: must be a whole number, ${least} or more`);
}

function wrong(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const orders = whole('orders', values.orders, 1);
const restarts = whole('restarts', values.restarts, 0);
const rounds = values.shoppers.split(',').map((text) => whole('shoppers', text, 1));
const roles = values.processes.split('+');
if (!roles.every((one): one is Roles => ALL_ROLES.includes(one)))
  wrong(`--processes: each, joined by +, is one of ${ALL_ROLES.join(' | ')}`);

let faulty = 0;
const shops = await openShops(roles as readonly Roles[]);
try {
  for (const shoppers of rounds) {
    const began = Date.now();
    const report = await runCheckouts(shops, { orders, shoppers, restarts });
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(
      `${shoppers} shoppers: ${report.orders} orders, ${seconds} s, ${report.faults.length} faults\n`,
    );
    for (const fault of report.faults) process.stdout.write(`  ${fault}\n`);
    faulty += report.faults.length;
  }
} finally {
  await shops.close();
}
process.exit(faulty === 0 ? 0 : 1);
