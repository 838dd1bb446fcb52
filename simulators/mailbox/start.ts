import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { once } from '../simulation/once.js';
import { Letters } from './letters.js';
import { readMail } from './read-mail.js';
import type { Letter } from '../../services/partners/simulated.js';

export interface MailboxOptions {
  readonly port?: number;
  /** NDJSON; without it the mailbox is emptied by a restart. */
  readonly path?: string;
  /** Letters kept in memory; older ones stay in the file alone. */
  readonly capacity?: number;
  readonly now?: () => Date;
}

export interface Mailbox {
  /** What SMTP_URL is set to. */
  readonly url: string;
  /** Newest first. */
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly Letter[];
  read(id: string): Letter | null;
  first(like: (letter: Letter) => boolean): Promise<Letter>;
  /** Throws letters away, here and in the file. */
  forget(like: (letter: Letter) => boolean): void;
  close(): Promise<void>;
}

const ONE_MEGABYTE = 1_000_000;
/** Nobody's mail leaves the machine, yet a broken address is refused as anywhere. */
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** A local mailbox: takes every mail the shop sends and shows it to whoever runs the shop. */
export async function startMailbox({
  port = 0,
  path,
  capacity = 2_000,
  now = () => new Date(),
}: MailboxOptions = {}): Promise<Mailbox> {
  const letters = new Letters(path, capacity);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: ONE_MEGABYTE,
    // A sender keeps its connection open for the next mail; closing must not wait for it.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(ADDRESS.test(address) ? null : refusal(550, 'No such mailbox')),
    onData: (stream, session, done) => {
      const kept = take(stream).then(async (raw) => {
        if (raw === null) return refusal(552, 'Message exceeds fixed maximum message size');
        letters.keep(await letterOf(raw, session, now()));
        return null;
      });
      // What cannot be kept is refused; a promise that nobody holds would end the process.
      void kept.then(done, done);
    },
  });
  // A client that goes away is its own business.
  server.on('error', () => undefined);
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(port, '127.0.0.1', () => listening());
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    list: (filter) => letters.list(filter),
    read: (id) => letters.read(id),
    first: (like) => letters.first(like),
    forget: (like) => letters.forget(like),
    close: once(async () => {
      await new Promise<void>((closed) => server.close(() => closed()));
      letters.close();
    }),
  };
}

/** Null when it is too large; the stream is read to its end all the same, as SMTP wants. */
async function take(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size <= ONE_MEGABYTE) chunks.push(bytes);
  }
  return size > ONE_MEGABYTE ? null : Buffer.concat(chunks);
}

async function letterOf(raw: Buffer, { envelope }: SMTPServerSession, at: Date): Promise<Letter> {
  return {
    id: randomUUID(),
    receivedAt: at.toISOString(),
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    ...(await readMail(raw)),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
