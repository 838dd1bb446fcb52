import { createServer as createDoor } from 'node:http';
import { text } from 'node:stream/consumers';

import { createServer } from 'vite';

/** Vite watches nothing else: the database writes into the clone all the time. */
const SEEN = /^(?:$|\/(?:web|domain|public)(?:\/|$)|\/vite\.config\.ts$)/;

/**
 * Vite with the pages' sources, in the process that outlives the shop: compiled modules survive the shop's restarts. It
 * returns the address of a local server. There the shop asks for modules and forwards browsers' requests
 * (scripts/dev-shop.js).
 */
export async function devPages() {
  const root = process.cwd();
  const door = createDoor((request, response) => {
    if (request.method === 'POST' && request.url === '/modules')
      answerShop(vite, request, response).catch(() => response.destroy());
    else vite.middlewares(request, response);
  });
  const vite = await createServer({
    appType: 'custom',
    cacheDir: '.cache/vite',
    server: {
      middlewareMode: true,
      hmr: { server: door },
      watch: { ignored: (file) => file.startsWith(root) && !SEEN.test(file.slice(root.length)) },
    },
  });
  await new Promise((resolve, reject) => door.once('error', reject).listen(0, '127.0.0.1', resolve));
  const close = async () => {
    await vite.close();
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
  };
  return { url: `http://127.0.0.1:${door.address().port}`, close };
}

/** @throws when the shop ends in the middle of its question */
async function answerShop(vite, request, response) {
  const question = JSON.parse(await text(request));
  const answer = await pagesSince(vite.environments.ssr, question).then(
    (result) => ({ result }),
    ({ name, message, stack, frame }) => ({ error: { name, message, stack, frame } }),
  );
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

/** The last change of each module when the shop got it. */
let given = new WeakMap();

/**
 * All modules of the pages that are newer than the shop's copies, by address. One answer holds them all: one by one, as
 * Vite's own runner asks, they took seconds.
 */
async function pagesSince(pages, { entry, isNew, startOffset }) {
  if (isNew) given = new WeakMap();
  const modules = {};
  const givenNow = [];
  async function visit(url, importer) {
    if (url in modules) return;
    modules[url] = null;
    const known = await pages.moduleGraph.getModuleByUrl(url);
    // A change of a module also changes its importers: below an unchanged module nothing is new.
    if (known?.transformResult && given.get(known) === changeOf(known)) return;
    const module = await pages.fetchModule(url, importer, { startOffset });
    modules[url] = module;
    if (!module.id) return;
    const node = pages.moduleGraph.getModuleById(module.id);
    // Without a result it changed meanwhile: the next request gets it.
    if (!node.transformResult) return;
    givenNow.push([node, changeOf(node)]);
    const { deps = [], dynamicDeps = [] } = node.transformResult;
    await Promise.all([...deps, ...dynamicDeps].map((each) => visit(each, module.file ?? module.id)));
  }
  await visit(entry);
  for (const [node, change] of givenNow) given.set(node, change);
  return Object.fromEntries(Object.entries(modules).filter(([, module]) => module !== null));
}

/**
 * Vite's own test, whether a module was compiled since, is not enough. Remix's plugin compiles some modules too, and
 * the shop would keep an old list of routes.
 */
function changeOf({ lastHMRTimestamp, lastInvalidationTimestamp }) {
  return `${lastHMRTimestamp} ${lastInvalidationTimestamp}`;
}
