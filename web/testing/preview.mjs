// Shows the pages with an in-memory shop: `node web/testing/preview.mjs [port]`. Never part of the product.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createRequestHandler } from '@remix-run/node';
import { createServer as createVite } from 'vite';

const port = Number(process.argv[2] ?? 3111);
const vite = await createVite({ configFile: 'vite.config.ts', server: { middlewareMode: true, hmr: { port: port + 1 } }, logLevel: 'warn' });
const load = (path) => vite.ssrLoadModule(path);

const { generateCatalogue } = await load('/services/catalogue/generator/index.ts');
const { TAXONOMY } = await load('/services/catalogue/taxonomy.ts');
const { createFakeShop } = await load('/web/testing/fake-shop.ts');
const fake = createFakeShop([...generateCatalogue({ size: 3000 })], TAXONOMY);

createServer((request, response) => vite.middlewares(request, response, () => void answer(request, response))).listen(port);

async function answer(request, response) {
  try {
    const handle = createRequestHandler(await load('virtual:remix/server-build'), 'development');
    const result = await handle(webRequest(request), fake.context(randomBytes(16).toString('base64')));
    response.writeHead(result.status, Object.fromEntries(result.headers));
    if (result.body) Readable.fromWeb(result.body).pipe(response);
    else response.end();
  } catch (error) {
    response.writeHead(500).end(String(error?.stack ?? error));
  }
}

function webRequest(request) {
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : Readable.toWeb(request);
  return new Request(`http://localhost:${port}${request.url}`, { method: request.method, headers: request.headers, body, duplex: 'half' });
}
