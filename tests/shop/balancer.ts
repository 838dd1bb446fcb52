import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Distributes calls over several servers in turn, as a load balancer does. A server that accepts no connection is
 * skipped. A call is never sent twice.
 */
export async function startBalancer(servers: () => readonly number[]): Promise<Balancer> {
  let turn = 0;
  // The client closes idle connections. Were the balancer first, a call sent at that moment would be lost.
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

/** Without the headers that describe the connection to the server behind. */
function ownHeaders({
  connection: _,
  'keep-alive': __,
  ...headers
}: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return headers;
}
