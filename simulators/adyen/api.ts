import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AdyenError, internalError, unauthorized } from './adyen-error.js';
import type { Engine } from './engine.js';
import * as modifications from './modifications.js';
import { submitDetails } from './payment-details.js';
import { startPayment } from './payments.js';
import * as requests from './requests.js';
import { sessionResult, startSession } from './sessions.js';
import { deleteStoredCard, paymentMethods, storedCards } from './cards/stored-cards.js';
import type { Outcome } from './world.js';

type Params = { Params: { readonly id: string } };
interface Incoming {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export function checkoutApi(engine: Engine, apiKey: string) {
  const { world } = engine;
  const account = world.merchantAccount;
  return async (api: FastifyInstance): Promise<void> => {
    api.addHook('onRequest', async (request) => {
      if (!sameKey(request.headers['x-api-key'], apiKey)) throw unauthorized;
    });
    const post = (path: string, work: (body: unknown, id: string) => Outcome) =>
      api.post<Params>(path, (request, reply) =>
        answerOnce(engine, request, reply, () => work(request.body, request.params.id)),
      );

    post('/paymentMethods', (body) =>
      paymentMethods(world, requests.read(requests.paymentMethodsBody, body, account).shopperReference),
    );
    post('/payments', (body) => startPayment(world, requests.read(requests.paymentBody, body, account)));
    post('/sessions', (body) => startSession(world, requests.read(requests.sessionBody, body, account)));
    api.get<Params & { Querystring: { sessionResult?: string } }>('/sessions/:id', (request, reply) =>
      give(engine, reply, sessionResult(world, request.params.id, request.query.sessionResult)),
    );
    post('/payments/details', (body) => submitDetails(world, requests.read(requests.detailsBody, body, account)));
    post('/payments/:id/captures', (body, id) => modifications.capture(world, id, amountOf(body)));
    post('/payments/:id/refunds', (body, id) => modifications.refund(world, id, amountOf(body)));
    post('/payments/:id/reversals', (body, id) =>
      modifications.reverse(world, id, requests.read(requests.cancelBody, body, account).reference),
    );
    post('/payments/:id/cancels', (body, id) =>
      modifications.cancelRest(world, id, requests.read(requests.cancelBody, body, account).reference),
    );
    post('/cancels', (body) => {
      const { paymentReference, reference } = requests.read(requests.cancelByReferenceBody, body, account);
      return modifications.cancelByReference(world, paymentReference, reference);
    });
    api.get('/storedPaymentMethods', (request, reply) => give(engine, reply, storedCards(world, owner(request.query))));
    api.delete<Params>('/storedPaymentMethods/:id', (request, reply) =>
      give(engine, reply, deleteStoredCard(world, owner(request.query), request.params.id)),
    );

    function amountOf(body: unknown) {
      const { amount, reference, lineItems } = requests.read(requests.amountModificationBody, body, account);
      return { value: amount.value, reference, lineItems };
    }
    function owner(query: unknown): string {
      return requests.read(requests.ownerQuery, query, account).shopperReference;
    }
  };
}

/**
 * A request with a known idempotency key gets the first response again, whatever its body. Error responses are not
 * stored.
 */
function answerOnce(engine: Engine, request: Incoming, reply: FastifyReply, work: () => Outcome): FastifyReply {
  const { faults, state, now } = engine.world;
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key.length > 64)
    throw new AdyenError(422, '702', 'Idempotency-Key is longer than 64 characters');
  const scope = typeof key === 'string' ? `${request.url} ${key}` : null;
  const before = scope === null ? undefined : state.answers.get(scope);
  if (before) return reply.header('idempotency-key', key).code(before.status).send(before.body);
  if (faults.strikes('serverErrors')) throw internalError;
  const outcome = work();
  const at = now().toISOString();
  const answered =
    scope === null
      ? []
      : [{ type: 'answered' as const, answer: { scope, status: outcome.status, body: outcome.body, at } }];
  if (typeof key === 'string') reply.header('idempotency-key', key);
  return give(engine, reply, { ...outcome, records: [...answered, ...outcome.records] });
}

function give(engine: Engine, reply: FastifyReply, outcome: Outcome): FastifyReply {
  engine.commit(outcome.records);
  if (!engine.world.faults.strikes('lostAnswers')) return reply.code(outcome.status).send(outcome.body);
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

function sameKey(given: string | string[] | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
}
