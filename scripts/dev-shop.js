import { readdirSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';

import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

import { openShop } from '../dist/server/services/host/open-shop.js';
import { pagesOf } from '../dist/server/services/host/web/page-handler.js';

/**
 * Runs the shop with pages compiled from the current sources. The only argument is the URL of Vite's server
 * (scripts/dev-pages.js).
 */
const { hostname, port } = new URL(process.argv[2]);
const PAGES = 'virtual:remix/server-build';
/** Paths that the shop forwards to Vite: modules, packages, Vite's own scripts, and files of public/. */
const OF_VITE = new RegExp(
  `^/(?:@|(?:node_modules|\\.cache|web|domain)/|(?:${readdirSync('public').join('|').replaceAll('.', '\\.')})(?:\\?|$))`,
);
const sockets = new Set();
const noFiles = (_request, _response, next) => next();

const evaluator = new ESModulesEvaluator();
const runner = new ModuleRunner(
  { transport: { invoke: moduleOf }, hmr: false, sourcemapInterceptor: 'node' },
  evaluator,
);
/** Modules that have changed but are not evaluated again yet. */
let changed = new Map();
let isNew = true;
let turn = Promise.resolve();

// Closes the browsers' sockets at the end. Otherwise the shop would wait until the browsers close them.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => sockets.forEach((end) => end()));
await openShop({ webBuild: null, pages: devPages });
// Starts the first build now, so that the first request waits less.
void latestPages().catch(() => undefined);

/** Returns the pages of the current sources. Requests at the same time share one evaluation. */
function latestPages() {
  turn = turn.catch(() => undefined).then(evaluateChanged);
  return turn;
}

async function evaluateChanged() {
  const question = { entry: PAGES, isNew, startOffset: evaluator.startOffset };
  try {
    for (const [url, module] of Object.entries(await askVite(question))) changed.set(url, module);
    isNew = false;
    return await runner.import(PAGES);
  } catch (error) {
    // The next call evaluates everything again, because a module that was missing may exist then.
    runner.clearCache();
    changed = new Map();
    isNew = true;
    throw error;
  }
}

async function askVite(question) {
  const response = await fetch(`http://${hostname}:${port}/modules`, {
    method: 'POST',
    body: JSON.stringify(question),
  });
  const { result, error } = await response.json();
  if (error) throw Object.assign(new Error(error.message), error);
  return result;
}

/** Gives Vite's module runner the modules for which it asks. */
async function moduleOf({ data: { data } }) {
  const [url, importer, { cached }] = data;
  const module = changed.get(url);
  changed.delete(url);
  if (module) return { result: { ...module, invalidate: cached } };
  if (cached) return { result: { cache: true } };
  return { error: { name: 'Error', message: `${url} is imported by ${importer}, and Vite did not tell of it` } };
}

/** Handles requests with the latest pages. After a change there is a new build object, and so a new handler. */
function devPages(app) {
  let build = null;
  let handler = null;
  app.getHttpServer().on('upgrade', socketToVite);
  return (request, response) => {
    if (OF_VITE.test(request.url)) return fileOfVite(request, response);
    latestPages().then(
      (now) => {
        if (now !== build) handler = pagesOf(now, noFiles)(app);
        build = now;
        handler(request, response);
      },
      (error) => tell(response, error),
    );
  };
}

function tell(response, { message, frame = '', stack }) {
  process.stderr.write(`${message}\n${frame}\n`);
  const head = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(500, head).end(`${message}\n\n${frame || stack}\n`);
}

function fileOfVite(request, response) {
  const { method, url: path, headers } = request;
  const asked = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  asked.once('error', () => response.destroy());
  request.pipe(asked);
}

/** Connects a browser's socket to Vite. Over it, Vite tells browsers about changes. */
function socketToVite({ url, rawHeaders, headers }, socket, head) {
  if (!headers['sec-websocket-protocol']?.startsWith('vite-')) return socket.destroy();
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  const vite = connect(port, hostname);
  vite.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  vite.write(head);
  const end = () => {
    sockets.delete(end);
    vite.destroy();
    socket.destroy();
  };
  sockets.add(end);
  for (const side of [vite, socket]) side.once('error', end).once('close', end);
  socket.pipe(vite).pipe(socket);
}
