import path from 'node:path';

import { freePort } from '../../services/database/embedded.js';
import type { Measured } from '../figures.js';
import { addToCarts, type Loaded } from '../shop/load.js';
import { startShop } from '../shop/shop-process.js';
import { stockedProducts } from '../shop/stocked-products.js';
import type { StepInput } from '../step.js';
import { beginBehindOthers } from './begin-behind-others.js';
import { benchServer } from './server.js';

const WARM_UP_SECONDS = 4;

/** Shoppers adding to carts, of a shop on EventStoreDB and of the same shop on PostgreSQL, one after the other. */
export default async function addToCartsOnBoth(input: StepInput): Promise<Measured> {
  const postgres = await visit(input, 'postgres', {});
  const eventstoredb = await visit(input, 'eventstoredb', { EVENTSTORE_URL: benchServer() });
  const [theirs, ours] = [rate(postgres), rate(eventstoredb)];
  return {
    figures: { 'eventstoredb.addToCart.ratioToPostgres': ours / theirs },
    notes: {
      'eventstoredb.addToCart.rps': ours,
      'eventstoredb.addToCart.p99Ms': eventstoredb.p99Ms,
      'eventstoredb.addToCart.notAccepted': eventstoredb.refused,
      'eventstoredb.addToCart.postgresRps': theirs,
      'eventstoredb.addToCart.postgresP99Ms': postgres.p99Ms,
    },
  };
}

async function visit(input: StepInput, name: string, store: { readonly EVENTSTORE_URL?: string }): Promise<Loaded> {
  const directory = path.join(input.directory, `shop-on-${name}`);
  const settings = { SEED: 'none', ...store };
  const eventStoreUrl = store.EVENTSTORE_URL;
  const itsInput = { ...input, ...(eventStoreUrl && { eventStoreUrl }) };
  if (eventStoreUrl) await beginBehindOthers(directory, itsInput);
  const first = await startShop(directory, await freePort(), settings);
  const varuIds = await stockedProducts(directory, itsInput).finally(() => first.stop());
  const shop = await startShop(directory, await freePort(), settings);
  const { clients, seconds } = input.sizes;
  try {
    await addToCarts({ urls: [shop.url], varuIds, clients, seconds: WARM_UP_SECONDS });
    return await addToCarts({ urls: [shop.url], varuIds, clients, seconds });
  } finally {
    await shop.stop();
  }
}

function rate({ accepted, seconds }: Loaded): number {
  return accepted / seconds;
}
