import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

import { openJournal } from '../simulation/journal.js';
import { once } from '../simulation/once.js';

const notification = z.strictObject({
  externalUserId: z.string().min(1),
  title: z.string().min(1).max(100),
  body: z.string().min(1).max(240),
  path: z.string().startsWith('/'),
});
const sent = notification.extend({ key: z.string() });
export type SentNotice = z.infer<typeof sent>;

export interface PushSimulatorOptions {
  readonly apiKey: string;
  readonly journalPath?: string | undefined;
}

export interface PushSimulator {
  readonly url: string;
  /** The notices on a customer's phones, oldest first. */
  shownTo(customerId: string): readonly SentNotice[];
  close(): Promise<void>;
}

/** Starts a push service on a loopback port. It shows a notice once, even if it was sent several times. */
export async function startPushSimulator({ apiKey, journalPath }: PushSimulatorOptions): Promise<PushSimulator> {
  const shown = new Map<string, SentNotice>();
  const journal = openJournal<SentNotice>(journalPath, (notice) => void shown.set(notice.key, notice));
  const server = fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  server.post('/notifications', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return reply.code(401).send({ errorCode: 'unauthorised', message: 'The key is missing or wrong' });
    const read = notification.safeParse(request.body);
    const key = request.headers['idempotency-key'];
    if (!read.success || typeof key !== 'string')
      return reply.code(400).send({ errorCode: 'unreadable', message: 'The notification cannot be read' });
    if (!shown.has(key)) journal.append(sent.parse({ ...read.data, key }));
    shown.set(key, { ...read.data, key });
    return reply.code(202).send({ accepted: true });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    shownTo: (customerId) => [...shown.values()].filter(({ externalUserId }) => externalUserId === customerId),
    close: once(async () => {
      await server.close();
      journal.close();
    }),
  };
}
