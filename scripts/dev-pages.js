import { createServer as createDoor } from 'node:http';
import { text } from 'node:stream/consumers';

import { createServer } from 'vite';

/** The only paths that Vite watches. The database writes into other folders of the project all the time. */
const SEEN = /^(?:$|\/(?:web|domain|public)(?:\/|$)|\/vite\.config\.ts$)/;

/**
 * Runs Vite for the pages. Vite lives longer than the shop, so that compiled modules survive the shop's restarts.
 * Returns the URL of a local server. The shop gets modules from it, and forwards requests of browsers to it
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

/**
 * Responds to a request of the shop.
 * @throws when the shop ends before it has sent its whole request
 */
async function answerShop(vite, request, response) {
  const question = JSON.parse(await text(request));
  const answer = await pagesSince(vite.environments.ssr, question).then(
    (result) => ({ result }),
    ({ name, message, stack, frame }) => ({ error: { name, message, stack, frame } }),
  );
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

/** The version of each module that the shop has, so that only changed modules are sent. */
let given = new WeakMap();

/**
 * Returns all modules that have changed since they were sent to the shop, by URL. Vite's own runner would ask for them
 * one by one, which took seconds.
 */
async function pagesSince(pages, { entry, isNew, startOffset }) {
  if (isNew) given = new WeakMap();
  const modules = {};
  const givenNow = [];
  async function visit(url, importer) {
    if (url in modules) return;
    modules[url] = null;
    const known = await pages.moduleGraph.getModuleByUrl(url);
    // When a module changes, Vite also marks its importers as changed. So below an unchanged module, all modules are
    // unchanged too.
    if (known?.transformResult && given.get(known) === changeOf(known)) return;
    const module = await pages.fetchModule(url, importer, { startOffset });
    modules[url] = module;
    if (!module.id) return;
    const node = pages.moduleGraph.getModuleById(module.id);
    // The module changed while it was compiled. It is sent with the next request.
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
 * The version of a module: two times that Vite keeps. Vite's list of compiled modules is not enough, because Remix's
 * plugin compiles some too. The shop would then keep an old list of routes.
 */
function changeOf({ lastHMRTimestamp, lastInvalidationTimestamp }) {
  return `${lastHMRTimestamp} ${lastInvalidationTimestamp}`;
}
