import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { SMTPServer } from 'smtp-server';

export interface SlowMailServer {
  readonly url: string;
  /** The Message-ID of every mail that was received. A mail received twice is listed twice. */
  readonly taken: readonly string[];
  /** Returns how many mails are received but not yet answered. */
  inHand(): number;
  close(): Promise<void>;
}

/** Starts a mail server that delays each response, so that a process can be stopped while it waits for one. */
export async function startSlowMailServer(answersAfterMs: number): Promise<SlowMailServer> {
  const taken: string[] = [];
  let inHand = 0;
  const take = async (stream: AsyncIterable<Buffer>): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    inHand += 1;
    taken.push(/^message-id:\s*(\S+)/im.exec(Buffer.concat(parts).toString())?.[1] ?? 'none');
    await pause(answersAfterMs, undefined, { ref: false });
    inHand -= 1;
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, _session, done) => void take(stream).then(() => done(), done),
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    inHand: () => inHand,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
