import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';

import { stockholmDate } from '../../domain/kernel/index.js';
import type { PackAnswer, PackIdentity } from '../../services/partners/verification/gateway.js';
import { packTransaction, verifyQuery } from '../../services/partners/verification/protocol.js';
import { openJournal } from '../simulation/journal.js';
import { once } from '../simulation/once.js';
import { seededRandom } from '../simulation/seeded-random.js';
import { Packs, type PackRecord } from './packs.js';
import { scriptSettings, type ScriptSettings } from './script.js';

export interface VerificationSimulator {
  readonly url: string;
  /** The packs that were handed out. */
  dispensed(): Packs['dispensed'];
  /** From now on no pack of this batch may be handed out. */
  recall(productCode: string, batch: string): void;
  /** Replaces all settings. A setting that is absent gets its default. */
  setScript(settings: Partial<ScriptSettings>): void;
  close(): Promise<void>;
}

interface Options {
  readonly pharmacy: string;
  readonly journalPath?: string | undefined;
  readonly now?: () => Date;
}

const recallBody = z.strictObject({ productCode: z.string(), batch: z.string() });
type Query = z.infer<typeof verifyQuery>;

/** Starts a verification system on a loopback port. */
export async function startVerificationSimulator({
  pharmacy,
  journalPath,
  now = () => new Date(),
}: Options): Promise<VerificationSimulator> {
  const server = fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  const packs = new Packs();
  const journal = openJournal<PackRecord>(journalPath, (record) => packs.apply(record));
  const random = seededRandom(1);
  let script = scriptSettings.parse({});
  const record = (what: PackRecord) => {
    journal.append(what);
    packs.apply(what);
  };
  const fault = (): ScriptSettings['fault'] => {
    const { fault: set, times, rate } = script;
    if (!set || (rate < 1 && random() >= rate)) return null;
    if (times !== null) script = { ...script, times: times - 1 || null, fault: times > 1 ? set : null };
    return set;
  };

  const state = (pack: PackIdentity) => packs.stateOf(pack, stockholmDate(now().toISOString()));
  const mayTake: Packs['mayTake'] = (pack, transactionId) => packs.mayTake(pack, transactionId);
  answerCalls(server, { pharmacy, state, mayTake, record, fault });
  server.setErrorHandler((_error, _request, reply) => refuse(reply, 400, 'unreadable'));
  server.put('/simulation/script', (request, reply) => {
    const settings = scriptSettings.safeParse(request.body);
    if (!settings.success) return refuse(reply, 400, 'unreadable');
    script = settings.data;
    return reply.code(204).send();
  });
  server.put('/simulation/recalls', (request, reply) => {
    record({ type: 'recalled', ...recallBody.parse(request.body) });
    return reply.code(204).send();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    dispensed: () => packs.dispensed,
    recall: (productCode, batch) => record({ type: 'recalled', productCode, batch }),
    setScript: (settings) => void (script = scriptSettings.parse(settings)),
    close: once(async () => {
      await server.close();
      journal.close();
    }),
  };
}

interface World {
  readonly pharmacy: string;
  readonly state: (pack: PackIdentity) => PackAnswer;
  readonly mayTake: Packs['mayTake'];
  readonly record: (what: PackRecord) => void;
  readonly fault: () => ScriptSettings['fault'];
}

function answerCalls(server: FastifyInstance, { pharmacy, state, mayTake, record, fault }: World): void {
  const answers = <Q extends Query>(path: string, schema: z.ZodType<Q>, act: (query: Q) => PackAnswer) =>
    server.post(path, (request: FastifyRequest, reply: FastifyReply) => {
      const strikes = fault();
      if (strikes === 'down') return refuse(reply, 500, 'internal');
      if (strikes === 'busy') return refuse(reply, 429, 'too-many');
      if (strikes === 'garbage') return reply.type('text/html').send('<h1>Underhåll</h1>');
      const query = schema.safeParse(request.body);
      if (!query.success) return refuse(reply, 400, 'unreadable');
      if (query.data.pharmacy !== pharmacy) return refuse(reply, 403, 'no-pharmacy');
      const answer = act(query.data);
      if (strikes === 'lost-answer') return reply.hijack().raw.destroy();
      const { productCode, serial } = query.data.pack;
      return reply.send({ productCode, serial: strikes === 'another-pack' ? `${serial}X` : serial, ...answer });
    });
  answers('/packs/verify', verifyQuery, ({ pack }) => state(pack));
  answers('/packs/decommission', packTransaction, ({ pack, transactionId }) => {
    if (state(pack).state === 'active' && mayTake(pack, transactionId))
      record({ type: 'decommissioned', pack, transactionId });
    return state(pack);
  });
  answers('/packs/reactivate', packTransaction, ({ pack, transactionId }) => {
    record({ type: 'reactivated', pack, transactionId });
    return state(pack);
  });
}

function refuse(reply: FastifyReply, status: number, type: string): FastifyReply {
  return reply.code(status).send({ type, detail: 'The call was not answered' });
}
