import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { systemTimers, type Timers } from '../simulation/timers.js';
import { ERROR_STATUS, type BankIdErrorCode } from '../../services/partners/bankid/protocol.js';
import type { SimulatedOrder } from './order.js';
import type { SimulatedOrders } from './orders.js';
import type { Script } from './script.js';

const ip = z.union([z.ipv4(), z.ipv6()]);
const auth = z.strictObject({
  endUserIp: ip,
  userVisibleData: z.base64().min(1).max(1500).optional(),
  userVisibleDataFormat: z.literal('simpleMarkdownV1').optional(),
  returnUrl: z.url().optional(),
  returnRisk: z.boolean().optional(),
  web: z
    .strictObject({
      referringDomain: z.string(),
      userAgent: z.string().max(256),
      deviceIdentifier: z.string().optional(),
    })
    .optional(),
  requirement: z
    .object({
      personalNumber: z
        .string()
        .regex(/^\d{12}$/)
        .optional(),
    })
    .loose()
    .optional(),
});
const reference = z.strictObject({ orderRef: z.string().min(1) });

/** Serves the auth, collect and cancel calls of BankID's RP API v6, with the errors of the real service. */
export function relyingPartyApi(orders: SimulatedOrders, script: Script, timers: Timers = systemTimers) {
  return async (api: FastifyInstance): Promise<void> => {
    api.addHook('preHandler', async (request, reply) => {
      if (script.delayMs > 0) await new Promise<void>((resolve) => void timers.after(script.delayMs, resolve));
      const wrong =
        request.headers['content-type'] === 'application/json'
          ? script.errorFor(request.url.split('/').at(-1) ?? '')
          : 'unsupportedMediaType';
      return wrong ? refuse(reply, wrong) : undefined;
    });
    api.post('/auth', (request, reply) => {
      const asked = auth.safeParse(request.body);
      if (!asked.success)
        return refuse(reply, 'invalidParameters', `Invalid parameter ${asked.error.issues[0]?.path.join('.') ?? ''}`);
      const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = orders.make(asked.data);
      return reply.send({ orderRef, autoStartToken, qrStartToken, qrStartSecret });
    });
    api.post('/collect', (request, reply) => {
      const order = orders.collect(reference.safeParse(request.body).data?.orderRef ?? '');
      return order ? reply.send(collected(order)) : refuse(reply, 'invalidParameters', 'No such order');
    });
    api.post('/cancel', (request, reply) => {
      const cancelled = orders.cancel(reference.safeParse(request.body).data?.orderRef ?? '');
      return cancelled ? reply.send({}) : refuse(reply, 'invalidParameters', 'No such order');
    });
  };
}

function collected({ orderRef, endUserIp, state }: SimulatedOrder): object {
  if (state.phase === 'waiting') return { orderRef, status: 'pending', hintCode: 'outstandingTransaction' };
  if (state.phase === 'opened') return { orderRef, status: 'pending', hintCode: state.hintCode };
  if (state.phase === 'failed') return { orderRef, status: 'failed', hintCode: state.hintCode };
  const { personNumber, givenName, surname } = state.person;
  const user = { personalNumber: personNumber, name: `${givenName} ${surname}`, givenName, surname };
  const device = { ipAddress: endUserIp, uhi: 'OZvYM9VvyiAmG7NA5jU5zqGcVpo=' };
  return {
    orderRef,
    status: 'complete',
    completionData: { user, device, bankIdIssueDate: '2024-05-01', signature: '', ocspResponse: '' },
  };
}

export function refuse(reply: FastifyReply, errorCode: BankIdErrorCode, details = errorCode as string): FastifyReply {
  return reply.code(ERROR_STATUS[errorCode]).send({ errorCode, details });
}
