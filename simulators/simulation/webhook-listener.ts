import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebhookListener {
  readonly url: string;
  readonly received: readonly unknown[];
  /** Resolves with the first webhook that matches. It may have come already, or come later. */
  first<Wanted>(like: (body: unknown) => Wanted | undefined): Promise<Wanted>;
  /** Sets the status codes of the next responses. Later responses have 200 again. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** Starts a server that receives webhooks in place of the shop. It stores each one and responds as a test asks. */
export async function listenForWebhooks(): Promise<WebhookListener> {
  const received: unknown[] = [];
  const statuses: number[] = [];
  let watchers: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await textOf(request)));
    response.writeHead(statuses.shift() ?? 200).end('[accepted]');
    for (const look of watchers.splice(0)) look();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answerWith: (...next) => void statuses.push(...next),
    first: (like) =>
      new Promise((found) => {
        const look = (): void => {
          const match = received.map(like).find((wanted) => wanted !== undefined);
          if (match !== undefined) found(match);
          else watchers = [...watchers, look];
        };
        look();
      }),
    close: () => new Promise((closed) => (server.closeAllConnections(), server.close(() => closed()))),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
