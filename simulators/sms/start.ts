import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

import { openJournal } from '../simulation/journal.js';
import { once } from '../simulation/once.js';

const message = z.strictObject({
  from: z.string().min(1).max(11),
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(480),
});
const sent = message.extend({ key: z.string() });
export type SentText = z.infer<typeof sent>;

export interface SmsSimulatorOptions {
  readonly apiKey: string;
  readonly journalPath?: string | undefined;
}

export interface SmsSimulator {
  readonly url: string;
  /** The messages on a phone, oldest first. */
  sentTo(number: string): readonly SentText[];
  all(): readonly SentText[];
  /** While it is away, it answers 503 and takes nothing. */
  away(isAway: boolean): void;
  /** Takes the next requests, and ends their connections without an answer. */
  loseAnswers(count: number): void;
  /** How many requests came with this key. */
  requests(key: string): number;
  close(): Promise<void>;
}

/** Starts an SMS gateway on a loopback port. A phone gets a message once, even if it was sent several times. */
export async function startSmsSimulator({ apiKey, journalPath }: SmsSimulatorOptions): Promise<SmsSimulator> {
  const taken = new Map<string, SentText>();
  const asked = new Map<string, number>();
  let isGone = false;
  let lost = 0;
  const journal = openJournal<SentText>(journalPath, (text) => void taken.set(text.key, text));
  const server = fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  server.post('/messages', async (request, reply) => {
    if (isGone) return reply.code(503).send({ errorCode: 'unavailable', message: 'The gateway is away' });
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return reply.code(401).send({ errorCode: 'unauthorised', message: 'The key is missing or wrong' });
    const read = message.safeParse(request.body);
    const key = request.headers['idempotency-key'];
    if (!read.success || typeof key !== 'string')
      return reply.code(400).send({ errorCode: 'unreadable', message: 'The message cannot be read' });
    if (!taken.has(key)) journal.append(sent.parse({ ...read.data, key }));
    taken.set(key, { ...read.data, key });
    asked.set(key, (asked.get(key) ?? 0) + 1);
    lost -= 1;
    if (lost >= 0) return request.raw.socket.destroy();
    return reply.code(202).send({ messageId: key });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    sentTo: (number) => [...taken.values()].filter(({ to }) => to === number),
    all: () => [...taken.values()],
    away: (isAway) => void (isGone = isAway),
    loseAnswers: (count) => void (lost = count),
    requests: (key) => asked.get(key) ?? 0,
    close: once(async () => {
      await server.close();
      journal.close();
    }),
  };
}
