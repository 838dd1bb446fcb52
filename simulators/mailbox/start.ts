import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { once } from '../simulation/once.js';
import { Letters } from './letters.js';
import { readMail } from './read-mail.js';
import type { Letter } from '../../services/partners/simulated/simulated.js';

export interface MailboxOptions {
  readonly port?: number;
  /** The NDJSON file that stores the mails. Without it a restart empties the mailbox. */
  readonly path?: string;
  /** The number of mails in memory. Older ones are only in the file. */
  readonly capacity?: number;
  readonly now?: () => Date;
}

export interface Mailbox {
  readonly url: string;
  list(filter?: { readonly to?: string; readonly limit?: number }): readonly Letter[];
  read(id: string): Letter | null;
  first(like: (letter: Letter) => boolean): Promise<Letter>;
  /** Deletes mails, in memory and in the file. */
  forget(like: (letter: Letter) => boolean): void;
  close(): Promise<void>;
}

const ONE_MEGABYTE = 1_000_000;
/**
 * Matches a valid mail address. Other addresses are refused, as by a real server, although no mail leaves this machine.
 */
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Starts a local mailbox. It accepts every mail of the shop and shows it to the operator. */
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
    // A mail client keeps its connection open for the next mail. Closing the mailbox must not wait for it.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(ADDRESS.test(address) ? null : refusal(550, 'No such mailbox')),
    onData: (stream, session, done) => {
      const kept = take(stream).then(async (raw) => {
        if (raw === null) return refusal(552, 'Message exceeds fixed maximum message size');
        letters.keep(await letterOf(raw, session, now()));
        return null;
      });
      // If a mail cannot be stored, its sender gets an error. Without this handler the failure would end the process.
      void kept.then(done, done);
    },
  });
  // Ignores errors of clients that disconnected.
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

/** Reads a mail from the connection. Null when it is too large; SMTP requires that it is still read to its end. */
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
