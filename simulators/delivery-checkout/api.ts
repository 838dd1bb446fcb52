import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';

import { BASE_PATH, completeBody, createBody, updateBody } from '../../services/partners/delivery-checkout/protocol.js';
import type { Session, Sessions } from './sessions.js';
import { WIDGET_PATH } from './widget.js';

/** The five calls of the delivery checkout. */
export function deliveryCheckoutApi(server: FastifyInstance, sessions: Sessions): void {
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
    return answerAbout(sessions, id, reply, (session) => opened(Object.assign(session, { asked })));
  });
  for (const call of ['get', 'pull'])
    server.get<{ Querystring: { checkout_session_id?: string } }>(`${BASE_PATH}/session.${call}`, (request, reply) =>
      answerAbout(sessions, request.query.checkout_session_id, reply, (session) => ({
        session: sessions.shown(session),
      })),
    );
  server.post(`${BASE_PATH}/session.complete`, (request, reply) => {
    const body = completeBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(invalid(body.error));
    const { checkout_session_id: id, external_id: completedFor } = body.data;
    return answerAbout(sessions, id, reply, (session) => ({
      session: sessions.shown(Object.assign(session, { completedFor })),
    }));
  });
}

export function answerAbout(
  sessions: Sessions,
  id: unknown,
  reply: FastifyReply,
  work: (session: Session) => object,
): FastifyReply {
  const session = sessions.find(String(id));
  return session ? reply.send(work(session)) : reply.code(404).send(fault('not_found', 'There is no such session'));
}

export function fault(type: string, detail: string): object {
  return { type, detail };
}

function invalid({ issues }: z.ZodError): object {
  return fault('invalid_argument', `Invalid field '${issues[0]?.path.join('.') ?? ''}'`);
}
