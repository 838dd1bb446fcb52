import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a simple load balancer, which distributes calls over several servers in turn. It skips a server that accepts
 * no connection, and never sends a call twice.
 */
export async function startBalancer(servers: () => readonly number[]): Promise<Balancer> {
  let turn = 0;
  // Only the client closes idle connections. If the balancer did, a call sent at that moment would be lost.
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const ports = servers();
      turn += 1;
      const order = ports.map((_, nth) => ports[(turn + nth) % ports.length] as number);
      pass(request, response, Buffer.concat(chunks), order);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body: Buffer,
  [port, ...others]: readonly number[],
): void {
  if (port === undefined) return void response.writeHead(502).end();
  const { method, url: path, headers } = request;
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, ownHeaders(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return pass(request, response, body, others);
    if (response.headersSent) return void response.destroy();
    response.writeHead(502).end();
  });
  onward.end(body);
}

/** Returns the headers without those that concern only the connection to the server. */
function ownHeaders({
  connection: _,
  'keep-alive': __,
  ...headers
}: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return headers;
}
