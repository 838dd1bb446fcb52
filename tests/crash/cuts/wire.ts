import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

import type { Trap } from './trap.js';

export interface Wire {
  /** The neighbour's URL, by which the shop's process reaches it over this wire. */
  readonly url: string;
  close(): Promise<void>;
}

/** One connection of the shop's process to a neighbour. */
export interface Connection {
  /** Takes what the process sent. @returns what goes on to the neighbour */
  sent(chunk: Buffer): Buffer;
  /** Takes what the neighbour answered. @returns what goes back to the process */
  answered(chunk: Buffer): Buffer;
}

/** Opens a wire of bytes. Each connection of the process gets its own reader. */
export async function openWire(to: URL, trap: Trap, reader: () => Connection): Promise<Wire> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    const connection = reader();
    pass(near, far, trap, (chunk) => connection.sent(chunk));
    pass(far, near, trap, (chunk) => connection.answered(chunk));
    for (const socket of [near, far]) open.add(socket.once('close', () => open.delete(socket)));
  });
  const url = new URL(to);
  url.port = String(await listening(server));
  return { url: url.href, close: () => closed(server, open) };
}

function pass(from: Socket, to: Socket, trap: Trap, read: (chunk: Buffer) => Buffer): void {
  from.on('data', (chunk: Buffer) => {
    if (trap.isSprung) return;
    const on = read(chunk);
    if (on.length > 0) to.write(on);
  });
  // The process dies, and so does the connection; neither end is a failure of the test.
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}

export async function listening(server: Server): Promise<number> {
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve));
  for (const socket of open) socket.destroy();
  await ended;
}
