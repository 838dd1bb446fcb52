import fastify from 'fastify';
import type { AddressInfo } from 'node:net';

import { formBodies } from '../simulation/form-bodies.js';
import { once } from '../simulation/once.js';
import { STANDING_PERSONS } from '../simulation/persons.js';
import type { Timers } from '../simulation/timers.js';
import { refuse, relyingPartyApi } from './api.js';
import { SimulatedOrders } from './orders.js';
import { bankIdPhone } from './phone.js';
import { Script, scriptSettings, type ScriptSettings } from './script.js';
import type { PersonSource } from '../../services/partners/simulated/simulated.js';

export interface BankIdSimulatorOptions {
  readonly port?: number;
  readonly script?: Partial<ScriptSettings>;
  readonly seed?: number;
  readonly now?: () => Date;
  readonly timers?: Timers;
}

export interface BankIdSimulator {
  /** The base URL of the RP API with its version, for BANKID_URL. */
  readonly url: string;
  /** The URL of the server without path. In test environments the shop shows its page `/hosted/phone`. */
  readonly origin: string;
  /** Replaces the persons that the phone offers. */
  setPersons(persons: PersonSource): void;
  setScript(settings: Partial<ScriptSettings>): void;
  close(): Promise<void>;
}

/** A server with BankID's RP API v6 on a loopback port, and a simulated phone. */
export async function startBankIdSimulator(options: BankIdSimulatorOptions = {}): Promise<BankIdSimulator> {
  const server = fastify({ logger: false, bodyLimit: 100_000, forceCloseConnections: true });
  const orders = new SimulatedOrders(options.now ?? (() => new Date()));
  const script = new Script(options.script, options.seed);
  let persons: PersonSource = async () => STANDING_PERSONS;
  formBodies(server);
  server.setErrorHandler((_error, _request, reply) => refuse(reply, 'invalidParameters'));
  server.setNotFoundHandler((_request, reply) => refuse(reply, 'notFound'));
  await server.register(relyingPartyApi(orders, script, options.timers), { prefix: '/rp/v6.0' });
  await server.register(
    bankIdPhone(orders, () => persons()),
    { prefix: '/hosted' },
  );
  server.put('/simulation/script', (request, reply) => {
    const settings = scriptSettings.partial().safeParse(request.body);
    if (!settings.success) return refuse(reply, 'invalidParameters');
    script.set(settings.data);
    return reply.code(204).send();
  });
  await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/rp/v6.0`,
    origin,
    setPersons: (source) => void (persons = source),
    setScript: (settings) => script.set(settings),
    close: once(() => server.close()),
  };
}
