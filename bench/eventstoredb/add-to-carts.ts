import path from 'node:path';

import { freePort } from '../../services/foundation/database/embedded.js';
import type { Measured } from '../figures.js';
import { addToCarts, type Loaded } from '../shop/load.js';
import { startShop } from '../shop/shop-process.js';
import { stockedProducts } from '../shop/stocked-products.js';
import type { StepInput } from '../step.js';
import { median } from '../turns.js';
import { benchServer } from './server.js';

const WARM_UP_SECONDS = 4;
/**
 * The number of additions before the measurement. A new shop first compiles code, and its followers handle the events
 * of the stock.
 */
const WARM_UP_ADDS = 4_000;
const ROUNDS = 5;

interface Visited {
  readonly visit: (seconds: number) => Promise<Loaded>;
  readonly stop: () => Promise<void>;
}

/**
 * Measures additions to carts in a shop on EventStoreDB and in the same shop on PostgreSQL. Both shops are open, and
 * their rounds alternate, so that other load affects both alike.
 */
export default async function addToCartsOnBoth(input: StepInput): Promise<Measured> {
  const shops: Visited[] = [];
  try {
    const theirs = await open(input, 'postgres', {}, shops);
    const ours = await open(input, 'eventstoredb', { EVENTSTORE_URL: benchServer() }, shops);
    return compared(await takeTurns(ours, theirs, input.sizes.seconds));
  } finally {
    for (const { stop } of shops) await stop();
  }
}

interface Round {
  readonly our: Loaded;
  readonly their: Loaded;
}

async function takeTurns(ours: Visited, theirs: Visited, seconds: number): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const early = round % 2 === 0 ? await ours.visit(seconds / ROUNDS) : null;
    const their = await theirs.visit(seconds / ROUNDS);
    rounds.push({ our: early ?? (await ours.visit(seconds / ROUNDS)), their });
  }
  return rounds;
}

function compared(rounds: readonly Round[]): Measured {
  return {
    figures: {
      'eventstoredb.addToCart.ratioToPostgres': median(rounds.map(({ our, their }) => rate(our) / rate(their))),
    },
    notes: {
      'eventstoredb.addToCart.rps': median(rounds.map(({ our }) => rate(our))),
      'eventstoredb.addToCart.p99Ms': median(rounds.map(({ our }) => our.p99Ms)),
      'eventstoredb.addToCart.notAccepted': rounds.reduce((sum, { our }) => sum + our.refused, 0),
      'eventstoredb.addToCart.postgresRps': median(rounds.map(({ their }) => rate(their))),
      'eventstoredb.addToCart.postgresP99Ms': median(rounds.map(({ their }) => their.p99Ms)),
    },
  };
}

/** Opens a shop for the second time and warms it up. The first start only filled its catalogue. */
async function open(
  input: StepInput,
  name: string,
  store: { readonly EVENTSTORE_URL?: string },
  opened: Visited[],
): Promise<Visited> {
  const directory = path.join(input.directory, `shop-on-${name}`);
  const settings = { SEED: 'none', ...store };
  const eventStoreUrl = store.EVENTSTORE_URL;
  const first = await startShop(directory, await freePort(), settings);
  const varuIds = await stockedProducts(directory, { ...input, ...(eventStoreUrl && { eventStoreUrl }) }).finally(() =>
    first.stop(),
  );
  const shop = await startShop(directory, await freePort(), settings);
  const { clients } = input.sizes;
  const visited = {
    visit: (seconds: number) => addToCarts({ urls: [shop.url], varuIds, clients, seconds }),
    stop: () => shop.stop(),
  };
  opened.push(visited);
  for (let adds = 0; adds < WARM_UP_ADDS;) adds += (await visited.visit(WARM_UP_SECONDS)).accepted;
  return visited;
}

function rate({ accepted, seconds }: Loaded): number {
  return accepted / seconds;
}
