import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { cancellationBody, creditBody, operationBody, reversalBody } from '../../services/partners/finance/protocol.js';
import { isSame, SIGNATURE_HEADER, signFinanceCall } from '../../services/partners/finance/signature.js';
import { apply } from './credits.js';
import type { FinanceEngine } from './engine.js';
import { settlement } from './settlements.js';
import { activate, cancel, creditNote, release, reverse } from './operations.js';
import { statementOf } from './statement.js';
import { FinanceFault, type Outcome } from './world.js';

type Named = { Params: { readonly id: string } };

/** The finance company's calls. Each is signed, and a repeated idempotency key gets the first answer. */
export function financeApi(engine: FinanceEngine) {
  const { world } = engine;
  return async (api: FastifyInstance): Promise<void> => {
    signedBodies(api, world.hmacKey);
    const post = <Body>(path: string, schema: z.ZodType<Body>, work: (body: Body, id: string) => Outcome) =>
      api.post<Named>(path, (request, reply) =>
        answerOnce(engine, request, reply, () => work(read(schema, request.body), request.params.id)),
      );
    post('/credits', creditBody, (body) => apply(world, body));
    post('/credits/:id/activations', operationBody, (body, id) => activate(world, id, body));
    post('/credits/:id/credit-notes', operationBody, (body, id) => creditNote(world, id, body));
    post('/credits/:id/reversals', reversalBody, ({ reference }, id) => reverse(world, id, reference));
    post('/credits/:id/releases', reversalBody, (_body, id) => release(world, id));
    post('/cancellations', cancellationBody, ({ merchantReference }) => cancel(world, merchantReference));
    api.get<Named>('/settlements/:id', (request, reply) => reply.send(settlement(world, Number(request.params.id))));
    api.get<Named>('/statements/:id', (request, reply) => reply.send(statementOf(world, request.params.id)));
  };
}

function signedBodies(api: FastifyInstance, hmacKey: string): void {
  const check = ({ method, url, headers }: FastifyRequest, body: string): void => {
    const given = headers[SIGNATURE_HEADER];
    if (typeof given !== 'string' || !isSame(given, signFinanceCall(method, url, body, hmacKey)))
      throw new FinanceFault(401, 'unsigned', 'The signature is missing or wrong');
  };
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      check(request, text.toString());
      done(null, JSON.parse(text.toString()));
    } catch (error) {
      done(error as Error);
    }
  });
  api.addHook('preHandler', async (request) => {
    if (request.body === undefined) check(request, '');
  });
}

function read<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  // The answer names the field and never repeats its value, which may be a person number.
  if (!parsed.success)
    throw new FinanceFault(422, 'invalid', `Invalid field '${parsed.error.issues[0]?.path.join('.') ?? ''}'`);
  return parsed.data;
}

function answerOnce(
  engine: FinanceEngine,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Outcome,
): FastifyReply {
  const { state, faults } = engine.world;
  const given = request.headers['idempotency-key'];
  if (typeof given !== 'string' || given.length > 80)
    throw new FinanceFault(400, 'no-key', 'Idempotency-Key is missing or too long');
  const key = `${request.url} ${given}`;
  const before = state.answers.get(key);
  if (before) return reply.code(before.status).send(before.body);
  if (faults.strikes('serverErrors')) throw new FinanceFault(500, 'internal', 'Internal error');
  const { status, body, records } = work();
  engine.commit([{ type: 'answer', answer: { key, status, body } }, ...records]);
  if (!faults.strikes('lostAnswers')) return reply.code(status).send(body);
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
