import type { AddressInfo } from 'node:net';

import fastify from 'fastify';
import { z } from 'zod';

import { BASE_PATH } from '../../services/partners/delivery-checkout/protocol.js';
import { Faults, faultSettings, type FaultSettings } from '../simulation/faults.js';
import { once } from '../simulation/once.js';
import type { SimulatedWidget } from '../../services/partners/simulated/simulated.js';
import { answerAbout, deliveryCheckoutApi, fault } from './api.js';
import { WIDGET_SCRIPT } from './widget.js';
import { Sessions, type Session } from './sessions.js';

export interface DeliveryCheckoutSimulator extends SimulatedWidget {
  /** The base URL, for DELIVERY_CHECKOUT_URL. */
  readonly url: string;
  sessions(): readonly Session[];
  setFaults(settings: Partial<FaultSettings>): void;
  /** Answers each call only after so many milliseconds, or with something unreadable. */
  misbehave(how: { readonly lateMs?: number; readonly unreadable?: boolean }): void;
  close(): Promise<void>;
}

export interface DeliveryCheckoutSimulatorOptions {
  readonly secret: string;
  readonly now?: () => Date;
}

const chosen = z.strictObject({ optionId: z.string().max(40), placeId: z.string().max(40).nullable().default(null) });

/** A delivery checkout on a loopback port: session.create, update, get, pull and complete, and the widget's choice. */
export async function startDeliveryCheckoutSimulator({
  secret,
  now = () => new Date(),
}: DeliveryCheckoutSimulatorOptions): Promise<DeliveryCheckoutSimulator> {
  const server = fastify({ logger: false, bodyLimit: 200_000, forceCloseConnections: true });
  const sessions = new Sessions(now);
  const faults = new Faults();
  let [lateMs, unreadable] = [0, false];
  const key = `Bearer ${Buffer.from(secret).toString('base64')}`;
  server.addHook('onRequest', async ({ url, headers }, reply) => {
    if (!url.startsWith(BASE_PATH)) return;
    if (headers.authorization !== key) return reply.code(401).send(fault('unauthorized', 'The secret is wrong'));
    if (faults.strikes('serverErrors')) return reply.code(500).send(fault('internal', 'Internal error'));
    if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
    return unreadable ? reply.code(200).send({ session: 'none' }) : undefined;
  });
  deliveryCheckoutApi(server, sessions);
  server.put<{ Params: { id: string } }>('/simulation/sessions/:id/choice', (request, reply) =>
    answerAbout(sessions, request.params.id, reply, (session) =>
      Object.assign(session, { chosen: chosen.parse(request.body) }),
    ),
  );
  server.put('/simulation/faults', (request, reply) => {
    faults.set(faultSettings.partial().parse(request.body));
    return reply.code(204).send();
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    sessions: () => sessions.list(),
    script: WIDGET_SCRIPT,
    shown: (id) => sessions.widget(id),
    choose: (id, optionId, placeId) => sessions.choose(id, optionId, placeId ?? null),
    setFaults: (settings) => faults.set(settings),
    misbehave: (how) => void ([lateMs, unreadable] = [how.lateMs ?? 0, how.unreadable ?? false]),
    close: once(() => server.close()),
  };
}
