import type { FastifyInstance } from 'fastify';

import { replacementOrder } from '../../services/partners/warehouse/replacements.js';

/** Takes orders of new goods for faulty ones. The number follows from the order, so a repeated call gets the same. */
export function replacementOrders(server: FastifyInstance): void {
  server.post('/replacement-orders', (request, reply) => {
    const body = replacementOrder.safeParse(request.body);
    if (!body.success) {
      const detail = `Invalid field '${body.error.issues[0]?.path.join('.') ?? ''}'`;
      return reply.code(422).type('application/problem+json').send({ type: 'invalid', status: 422, detail });
    }
    const trackingNumber = `AE${body.data.replacementNumber.replace('-K', '')}SE`;
    return reply.code(201).send({ carrier: 'PostNord', trackingNumber });
  });
}
