import type { AddressInfo } from 'node:net';

import fastify, { type FastifyReply } from 'fastify';

import { once } from '../simulation/once.js';
import { systemTimers, type Timers } from '../simulation/timers.js';
import {
  personQuery,
  type Assignment,
  type PersonAnswer,
} from '../../services/partners/population-register/protocol.js';
import { madeUpAddress } from './made-up-address.js';
import { scriptSettings, type ScriptSettings } from './script.js';

export interface PopulationRegisterSimulator {
  readonly url: string;
  /** The URLs of all calls since the start of the simulator. */
  readonly asked: readonly string[];
  /** Replaces all settings. A setting that is absent gets its default. */
  setScript(settings: Partial<ScriptSettings>): void;
  close(): Promise<void>;
}

/** Starts a population register on a loopback port. Everyone has an address unless the script says otherwise. */
export async function startPopulationRegisterSimulator({
  kundNr,
  uppdragId,
  timers = systemTimers,
}: Assignment & { readonly timers?: Timers }): Promise<PopulationRegisterSimulator> {
  const server = fastify({ logger: false, bodyLimit: 10_000, forceCloseConnections: true });
  const asked: string[] = [];
  let script = scriptSettings.parse({});
  const misbehaviour = (): ScriptSettings['fault'] => {
    const { fault, times } = script;
    if (fault && times !== null) script = { ...script, times: times - 1 || null, fault: times > 1 ? fault : null };
    return fault;
  };
  server.setErrorHandler((_error, _request, reply) => refuse(reply, 400, 'unreadable'));
  server.post('/personsok', async (request, reply) => {
    asked.push(request.url);
    if (script.delayMs > 0) await new Promise<void>((resolve) => void timers.after(script.delayMs, resolve));
    const fault = misbehaviour();
    if (fault === 'down') return refuse(reply, 500, 'internal');
    if (fault === 'busy') return refuse(reply, 429, 'too-many');
    if (fault === 'garbage') return reply.type('text/html').send('<h1>Underhåll</h1>');
    const query = personQuery.safeParse(request.body);
    if (!query.success) return refuse(reply, 400, 'unreadable');
    const { identifieringsInformation: asker, personId } = query.data;
    if (asker.kundNr !== kundNr || asker.uppdragId !== uppdragId) return refuse(reply, 403, 'no-assignment');
    return reply.send(answerAbout(fault === 'somebody-else' ? '198507099813' : personId.idNummer, script));
  });
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
    setScript: (settings) => void (script = scriptSettings.parse(settings)),
    close: once(() => server.close()),
  };
}

/** The response about a person. A protected person is marked and lacks the hidden fields, as in the real register. */
function answerAbout(idNummer: string, script: ScriptSettings): PersonAnswer {
  if (script.unknown.includes(idNummer)) return { aviseringsposter: [] };
  const confidential = script.confidential.includes(idNummer);
  const hidden = script.protected.includes(idNummer);
  const marks = {
    sekretessmarkering: confidential ? 'JA' : 'NEJ',
    skyddadFolkbokforing: hidden ? 'JA' : 'NEJ',
    ...(script.deceased.includes(idNummer) && { avregistrering: { orsakskod: 'AV' } }),
  } as const;
  const folkbokforingsadresser = hidden ? [] : [{ svenskAdress: madeUpAddress(idNummer) }];
  return { aviseringsposter: [{ personId: { idNummer, typ: 'PERSONNUMMER' }, ...marks, folkbokforingsadresser }] };
}

function refuse(reply: FastifyReply, status: number, type: string): FastifyReply {
  return reply.code(status).send({ type, detail: 'The query was not answered' });
}
