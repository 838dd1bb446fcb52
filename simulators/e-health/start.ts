import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { stockholmDate } from '../../domain/kernel/index.js';
import { once } from '../simulation/once.js';
import type { WarrantBody } from '../../services/partners/e-health/warrant-protocol.js';
import { systemTimers, type Timers } from '../simulation/timers.js';
import { seededRandom } from '../simulation/seeded-random.js';
import { answerAboutWarrants, answerQuestions, type Answers } from './questions.js';
import { Register } from './register.js';
import { scriptSettings, type ScriptSettings } from './script.js';
import { Warrants } from './warrants.js';

export interface EHealthSimulator {
  readonly url: string;
  /** The URLs of all calls since the start of the simulator. */
  readonly asked: readonly string[];
  /** The dispensings that were reported and not taken back. */
  registered(): Register['registered'];
  /** Replaces all settings. A setting that is absent gets its default. */
  setScript(settings: Partial<ScriptSettings>): void;
  /** Tells the service the warrants of the shop's made-up past. */
  setPastWarrants(past: readonly WarrantBody[]): void;
  close(): Promise<void>;
}

interface Options {
  readonly pharmacy: string;
  readonly journalPath?: string | undefined;
  /** Where warrants are kept. */
  readonly warrantsPath?: string | undefined;
  /** How many prescriptions each person has at least. */
  readonly least?: number;
  readonly now?: () => Date;
  readonly timers?: Timers;
}

const REFUSALS: Partial<Record<NonNullable<ScriptSettings['fault']>, readonly [number, string]>> = {
  down: [500, 'internal'],
  busy: [429, 'too-many'],
  closed: [503, 'closed'],
};

const FAILING: Readonly<Record<NonNullable<ScriptSettings['only']>, string>> = {
  reports: '/expediering',
  registrations: '/fullmakt/registrera',
};

/** Starts a national e-health service on a loopback port. Its lists follow from the person, the day and the reports. */
export async function startEHealthSimulator({
  pharmacy,
  journalPath,
  warrantsPath,
  least,
  now = () => new Date(),
  timers = systemTimers,
}: Options): Promise<EHealthSimulator> {
  const server = fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  const asked: string[] = [];
  let script = scriptSettings.parse({});
  const register = new Register(journalPath);
  const random = seededRandom(1);
  /** Answers the call itself when the script says so. */
  const misbehaved: Misbehaved = async (url, reply) => {
    asked.push(url);
    const { fault: set, times, delayMs, rate, only } = script;
    const spared = (only !== null && !url.startsWith(FAILING[only])) || (rate < 1 && random() >= rate);
    const fault = spared ? null : set;
    if (delayMs > 0) await new Promise<void>((resolve) => void timers.after(delayMs, resolve));
    if (fault && times !== null) script = { ...script, times: times - 1 || null, fault: times > 1 ? fault : null };
    const refusal = fault && REFUSALS[fault];
    if (refusal) void refuse(reply, ...refusal);
    else if (fault === 'garbage') void reply.type('text/html').send('<h1>Underhåll</h1>');
    else return fault;
    return 'answered';
  };
  server.setErrorHandler((_error, _request, reply) => refuse(reply, 400, 'unreadable'));
  server.get('/status', async (request, reply) => {
    if ((await misbehaved(request.url, reply)) === 'answered') return reply;
    if (script.saysClosed) return refuse(reply, 503, 'closed');
    return reply.send({ status: 'oppen' });
  });
  const answers = answersOf(server, pharmacy, misbehaved);
  const today = () => stockholmDate(now().toISOString());
  const warrants = new Warrants(warrantsPath, () => script, today);
  answerQuestions(answers, register, today, least, () => script);
  answerAboutWarrants(answers, warrants);
  server.put('/simulation/script', (request, reply) => {
    const settings = scriptSettings.safeParse(request.body);
    if (!settings.success) return refuse(reply, 400, 'unreadable');
    script = settings.data;
    return reply.code(204).send();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    asked,
    registered: () => register.registered,
    setScript: (settings) => void (script = scriptSettings.parse(settings)),
    setPastWarrants: (past) => warrants.setPast(past),
    close: once(async () => {
      await server.close();
      register.close();
      warrants.close();
    }),
  };
}

function refuse(reply: FastifyReply, status: number, type: string): FastifyReply {
  return reply.code(status).send({ type, detail: 'The query was not answered' });
}

/** Answers a call itself when the script says so. Otherwise it gives the fault that the answer shall have. */
type Misbehaved = (url: string, reply: FastifyReply) => Promise<ScriptSettings['fault'] | 'answered'>;

/** Answers the questions of one pharmacy. */
function answersOf(server: FastifyInstance, pharmacy: string, misbehaved: Misbehaved): Answers {
  return (path, schema, answer) =>
    server.post(path, async (request, reply) => {
      const fault = await misbehaved(request.url, reply);
      if (fault === 'answered') return reply;
      const question = schema.safeParse(request.body);
      if (!question.success) return refuse(reply, 400, 'unreadable');
      if (question.data.apotek !== pharmacy) return refuse(reply, 403, 'no-pharmacy');
      const answered = answer(question.data, fault);
      if (fault === 'lost-answer') return reply.hijack().raw.destroy();
      return reply.send(answered);
    });
}
