import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that sends exactly the given bytes over a socket, also bytes that are no valid HTTP. */
export interface RawClient {
  readonly socket: Socket;
  /** Returns everything that the shop has sent so far. */
  heard(): string;
  readonly ended: Promise<void>;
}

export async function rawClient(url: string, bytes: string, reads = true): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let heard = '';
  if (reads) socket.on('data', (chunk: Buffer) => void (heard += chunk.toString('latin1')));
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, heard: () => heard, ended };
}

export const headOf = (host: string, line = 'GET / HTTP/1.1', more: readonly string[] = []): string =>
  [line, `Host: ${host}`, ...more].join('\r\n');
