import type { AddressInfo } from 'node:net';

import fastify, { type FastifyReply } from 'fastify';
import { z } from 'zod';

import { BASE_PATH, completeBody, createBody, updateBody } from '../../services/partners/delivery-checkout/protocol.js';
import { Faults, faultSettings, type FaultSettings } from '../simulation/faults.js';
import { once } from '../simulation/once.js';
import type { SimulatedWidget } from '../../services/partners/simulated/simulated.js';
import { WIDGET_NAMES, WIDGET_PATH, WIDGET_SCRIPT } from './widget.js';
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
  const withSession = (id: unknown, reply: FastifyReply, work: (session: Session) => object): FastifyReply => {
    const session = sessions.find(String(id));
    return session ? reply.send(work(session)) : reply.code(404).send(fault('not_found', 'There is no such session'));
  };
  const opened = (session: Session) => ({
    session: sessions.shown(session),
    html_snippet: `<div id="shipwallet-container" data-session="${session.id}"></div><script src="${WIDGET_PATH}/widget.js"></script>`,
  });

  server.post(`${BASE_PATH}/session.create`, (request, reply) => {
    const body = createBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(invalid(body.error));
    const session = sessions.open(body.data);
    return reply.send({ ...opened(session), token: session.id });
  });
  server.post(`${BASE_PATH}/session.update`, (request, reply) => {
    const body = updateBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(invalid(body.error));
    const { checkout_session_id: id, ...asked } = body.data;
    return withSession(id, reply, (session) => opened(Object.assign(session, { asked })));
  });
  for (const call of ['get', 'pull'])
    server.get<{ Querystring: { checkout_session_id?: string } }>(`${BASE_PATH}/session.${call}`, (request, reply) =>
      withSession(request.query.checkout_session_id, reply, (session) => ({ session: sessions.shown(session) })),
    );
  server.post(`${BASE_PATH}/session.complete`, (request, reply) => {
    const body = completeBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(invalid(body.error));
    const { checkout_session_id: id, external_id: completedFor } = body.data;
    return withSession(id, reply, (session) => ({ session: sessions.shown(Object.assign(session, { completedFor })) }));
  });
  server.put<{ Params: { id: string } }>('/simulation/sessions/:id/choice', (request, reply) =>
    withSession(request.params.id, reply, (session) => Object.assign(session, { chosen: chosen.parse(request.body) })),
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
    shown: (id) => {
      const session = sessions.find(id);
      const options = session && sessions.offered(session).map(({ optionId }) => optionId);
      if (!session || !options) return null;
      return {
        options: options.map((optionId) => ({ optionId, name: WIDGET_NAMES[optionId] ?? optionId })),
        chosen: session.chosen?.optionId ?? null,
      };
    },
    choose: (id, optionId, placeId) => {
      const session = sessions.find(id);
      if (!session) throw new Error(`there is no session ${id}`);
      session.chosen = { optionId, placeId: placeId ?? null };
    },
    setFaults: (settings) => faults.set(settings),
    misbehave: (how) => void ([lateMs, unreadable] = [how.lateMs ?? 0, how.unreadable ?? false]),
    close: once(() => server.close()),
  };
}

function fault(type: string, detail: string): object {
  return { type, detail };
}

function invalid({ issues }: z.ZodError): object {
  return fault('invalid_argument', `Invalid field '${issues[0]?.path.join('.') ?? ''}'`);
}
