import type { FastifyInstance, FastifyReply } from 'fastify';
import { FIELD_NAMES, fieldPage } from './field-page.js';
import { FIELDS_SCRIPT } from './fields-script.js';
import { answerBank, showBank } from '../bank-payments.js';
import { showFingerprint, submitFingerprint } from '../native-challenge.js';
import { fingerprintBody, read } from '../requests.js';
import { answerCheckout, showCheckout } from '../sessions.js';
import type { Engine } from '../engine.js';
import { answerChallenge, answerSwish, showChallenge, showSwish, type Page } from '../shopper-steps.js';

type Step = { Params: { readonly token: string }; Body: Readonly<Record<string, string>> };

/** Serves the pages outside the shop: the bank's challenge (3-D Secure) and Swish on the phone. */
export function hostedPages(engine: Engine) {
  const { world } = engine;
  return async (pages: FastifyInstance): Promise<void> => {
    pages.get('/fields/adyen.js', (_request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
        .type('text/javascript; charset=utf-8')
        .send(FIELDS_SCRIPT),
    );
    for (const name of FIELD_NAMES)
      pages.get(`/fields/${name}`, (_request, reply) =>
        show(reply, { status: 200, html: fieldPage(name), records: [] }),
      );
    pages.get<Step>('/checkout/:token', (request, reply) => show(reply, showCheckout(world, request.params.token)));
    pages.post<Step>('/checkout/:token', (request, reply) =>
      show(reply, answerCheckout(world, request.params.token, request.body ?? {})),
    );
    pages.get<Step>('/challenge/:token', (request, reply) => show(reply, showChallenge(world, request.params.token)));
    pages.post<Step>('/challenge/:token', (request, reply) =>
      show(reply, answerChallenge(world, request.params.token, request.body ?? {})),
    );
    pages.post<Step>('/fingerprint/:token', (request, reply) =>
      show(reply, showFingerprint(world, request.params.token)),
    );
    pages.post('/threeds2/submit-fingerprint', (request, reply) => {
      const { status, body, records } = submitFingerprint(world, read(fingerprintBody, request.body, ''));
      engine.commit(records);
      return reply
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'no-store')
        .code(status)
        .send(body);
    });
    pages.get<Step>('/bank/:token', (request, reply) => show(reply, showBank(world, request.params.token)));
    pages.post<Step>('/bank/:token', (request, reply) =>
      show(reply, answerBank(world, request.params.token, request.body ?? {})),
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
