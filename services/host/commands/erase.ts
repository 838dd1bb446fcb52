import 'reflect-metadata';

import { createInterface } from 'node:readline';

import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { MemberOf } from '../../person/member/member-of.js';
import { runTool, withPlatform } from '../tool/command-line-tool.js';
import { Sessions } from '../../access/session/sessions.js';
import { eraseByHand } from '../../person/erasure/erase-by-hand.js';
import { Erasure } from '../../person/erasure/erasure.js';
import { Forgetting } from '../../person/erasure/forgetting.js';
import { PurchasesOf } from '../../person/erasure/purchases-of.js';

/** `npm run erase`: erases a person (LAW-09). A running shop clears its caches within seconds. */
await runTool(() =>
  withPlatform(async ({ commands, hash, clock, db, pool, keys, store }) => {
    const views = new ProjectionRunner(
      store,
      pool,
      allProjections({ fingerprint: (kind, value) => hash.of(kind, value) }),
    );
    const forgetting = new Forgetting(pool, db, keys, commands, new Sessions(pool, clock));
    const erasure = new Erasure(commands, new PurchasesOf(views, store, db), new MemberOf(commands), forgetting, clock);
    const customers = new CustomersByPerson(pool, db, views, store, commands, hash);
    return eraseByHand(process.argv.slice(2), firstLine, { erasure, customers });
  }),
);

async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Person number: ');
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
