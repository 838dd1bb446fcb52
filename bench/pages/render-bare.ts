import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

import type { EntryContext, ServerBuild } from '@remix-run/node';

import { SystemClock } from '../../services/foundation/clock.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { startShop } from '../../services/host/shop.js';
import type { PageContext } from '../../services/host/web/page-context.js';
import type { Measured } from '../figures.js';
import { stockedShop } from '../goods/stocked-shop.js';
import type { StepInput } from '../step.js';
import { pageAddresses } from './addresses.js';
import { fillCarts, knownVisitors } from './known-visitors.js';

const WEB_BUILD = path.resolve('dist/web');
const WARM_UP_SECONDS = 3;
const PAGES = 100;

type Render = (
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: PageContext,
) => Promise<Response>;

/** The arguments of one rendering. They include the data of the page. */
type Page = Parameters<Render>;

/**
 * Measures how fast React alone renders the pages of known visitors. Each page is fetched once and then rendered many
 * times from the same data. Without HTTP, session and database, no faster result is possible on this machine.
 */
export default async function renderBare(input: StepInput): Promise<Measured> {
  const { render, note } = await notedRender();
  const stocked = await stockedShop(input);
  const port = await freePort();
  const environment = { SEED: 'none', DATA_DIR: stocked.directory, PORT: String(port), HOST: '127.0.0.1' };
  const config = readConfig(environment);
  const shop = await startShop({ config, clock: new SystemClock(), webBuild: WEB_BUILD, environment });
  const url = `http://127.0.0.1:${port}`;
  try {
    const cookies = await knownVisitors(url, input.sizes.clients);
    await fillCarts(url, cookies, stocked.varuIds);
    const figures: Record<string, number> = {};
    for (const [name, addresses] of Object.entries(await pageAddresses(url, stocked))) {
      const pages = await note(() => visit(url, spread(addresses), cookies));
      await rendersPerSecond(WARM_UP_SECONDS, pages, render);
      figures[`machine.bareRendersPerSecond.${name}`] = await rendersPerSecond(input.sizes.seconds / 2, pages, render);
    }
    return { figures, notes: {} };
  } finally {
    await shop.stop();
  }
}

/** Chooses pages evenly from all addresses. */
function spread(addresses: readonly string[]): readonly string[] {
  const apart = Math.max(1, Math.floor(addresses.length / PAGES));
  return addresses.filter((_, index) => index % apart === 0).slice(0, PAGES);
}

interface NotedRender {
  readonly render: Render;
  /**
   * Does the work and records all renderings meanwhile.
   * @returns the arguments of these renderings
   */
  note(work: () => Promise<void>): Promise<readonly Page[]>;
}

/** Wraps the render function of the shop in this process. Remix reads the function from the build for each page. */
async function notedRender(): Promise<NotedRender> {
  const { entry } = (await import(pathToFileURL(path.join(WEB_BUILD, 'server/index.js')).href)) as ServerBuild;
  const render = entry.module.default as unknown as Render;
  let seen: Page[] = [];
  const noting: Render = (...page) => {
    const [request, status, headers, remixContext, context] = page;
    // The stream holds the same data for the browser. It can be read only once, so it is removed.
    seen.push([request, status, headers, { ...remixContext, serverHandoffStream: undefined } as EntryContext, context]);
    return render(...page);
  };
  entry.module = { ...entry.module, default: noting as unknown as typeof entry.module.default };
  return {
    render,
    note: async (work) => {
      seen = [];
      await work();
      return seen;
    },
  };
}

async function visit(url: string, addresses: readonly string[], cookies: readonly string[]): Promise<void> {
  for (const [nth, address] of addresses.entries()) {
    const response = await fetch(`${url}${address}`, { headers: { cookie: cookies[nth % cookies.length] as string } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  }
}

async function rendersPerSecond(seconds: number, pages: readonly Page[], render: Render): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let rendered = 0;
  while (performance.now() < until) {
    const [request, status, , remixContext, context] = pages[rendered % pages.length] as Page;
    await render(request, status, new Headers(), remixContext, { ...context, page: { html: null } });
    rendered += 1;
  }
  return rendered / ((performance.now() - began) / 1000);
}
