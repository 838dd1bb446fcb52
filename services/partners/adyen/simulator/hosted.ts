import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Engine } from './engine.js';
import { answerChallenge, answerSwish, showChallenge, showSwish, type Page } from './shopper-steps.js';

type Step = { Params: { readonly token: string }; Body: Readonly<Record<string, string>> };

/** The pages a shopper meets outside the shop: the bank's challenge and the telephone's Swish. */
export function hostedPages(engine: Engine) {
  const { world } = engine;
  return async (pages: FastifyInstance): Promise<void> => {
    pages.get<Step>('/challenge/:token', (request, reply) => show(reply, showChallenge(world, request.params.token)));
    pages.post<Step>('/challenge/:token', (request, reply) =>
      show(reply, answerChallenge(world, request.params.token, request.body ?? {})),
    );
    pages.get<Step>('/swish/:token', (request, reply) => show(reply, showSwish(world, request.params.token)));
    pages.post<Step>('/swish/:token', (request, reply) =>
      show(reply, answerSwish(world, request.params.token, request.body ?? {})),
    );
  };

  function show(reply: FastifyReply, page: Page): FastifyReply {
    engine.commit(page.records);
    reply.code(page.status).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (page.location) return reply.header('location', page.location).send();
    return reply.type('text/html; charset=utf-8').send(page.html);
  }
}
