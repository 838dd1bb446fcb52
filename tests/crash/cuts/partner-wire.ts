import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { fits, type Neighbour, type Trap } from './trap.js';
import { listening, type Wire } from './wire.js';

/** Headers that belong to one connection, and not to the call. */
const OF_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

/** The wire to a partner that is called over HTTP. A call is known by its method and path. */
export async function openPartnerWire(at: Neighbour, partnerUrl: string, trap: Trap): Promise<Wire> {
  const to = new URL(partnerUrl);
  const server = createServer((request, response) => {
    void carry(request, response, { at, origin: to.origin, trap }).catch(() => response.destroy());
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}${to.pathname === '/' ? '' : to.pathname}`,
    close: async () => {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
    },
  };
}

interface Carried {
  readonly at: Neighbour;
  readonly origin: string;
  readonly trap: Trap;
}

async function carry(request: IncomingMessage, response: ServerResponse, { at, origin, trap }: Carried): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = await bodyOf(request);
  const isIt = (what: string | RegExp) => fits(what, `${method} ${url}`);
  if (trap.isSprung || (trap.watches(at, 'before', isIt) && trap.springs())) return;
  const answer = await fetch(origin + url, {
    method,
    headers: headersOf(request),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  if (trap.isSprung || (answer.ok && trap.watches(at, 'after', isIt) && trap.springs())) return;
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(content);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
