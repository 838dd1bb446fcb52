import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEY = 'key of the printer';

export async function simulatePostcards() {
  const server = createServer((request, response) => {
    response.writeHead(request.headers['x-key'] === KEY ? 200 : 403).end('printed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    simulator: { close },
    settings: { POSTCARDS_URL: `http://127.0.0.1:${port}`, POSTCARDS_KEY: KEY },
  };
}
