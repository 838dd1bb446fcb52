import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { parsePersonNumber } from '../../domain/kernel/index.js';
import { FREJA_STATUSES } from '../../services/partners/freja/protocol.js';
import { donePage, phonePage } from '../simulation/phone-page.js';
import { isFinal, type SimulatedRequest, type SimulatedRequests } from './requests.js';
import type { PersonSource, SimulatedPerson } from '../../services/partners/simulated/simulated.js';

const APP = 'Freja';
const asked = z.object({ transactionReference: z.string().max(100) });
const decided = z.object({
  token: z.string().max(100),
  decision: z.enum(['approve', 'cancel', 'fail', 'pending']),
  person: z.string().max(20).default(''),
  other: z.string().max(20).default(''),
  hint: z.enum(FREJA_STATUSES).optional(),
});

/**
 * Serves the simulated phone with the Freja app. It opens a request by its QR code, which does not change, or by a
 * link.
 */
export function frejaPhone(requests: SimulatedRequests, persons: PersonSource, returnTo: () => string | null) {
  return async (pages: FastifyInstance): Promise<void> => {
    pages.get('/phone', async (request, reply) => {
      const { transactionReference } = asked.safeParse(request.query).data ?? { transactionReference: '' };
      const found = requests.find(transactionReference);
      if (!found || isFinal(found)) return html(reply, gone());
      requests.move(transactionReference, 'DELIVERED_TO_MOBILE');
      return html(reply, await showRequest(found));
    });
    pages.post('/phone', async (request, reply) => {
      const decision = decided.safeParse(request.body);
      return html(reply, decision.success ? await decide(decision.data) : gone());
    });
  };

  async function decide({ token, decision, person, other, hint }: z.infer<typeof decided>): Promise<string> {
    if (decision === 'approve') return approve(token, await whoIs(other.trim() || person));
    const moved = requests.move(token, decision === 'cancel' ? 'CANCELED' : (hint ?? 'REJECTED'));
    if (!moved) return gone();
    return isFinal(moved) ? donePage(APP, moved.status, returnTo()) : showRequest(moved);
  }

  function approve(authRef: string, person: SimulatedPerson | null): string {
    if (!person) return donePage(APP, 'Personnumret är inte giltigt.', null);
    if (!requests.move(authRef, 'APPROVED', person)) return gone();
    return donePage(APP, `Du är legitimerad som ${person.givenName} ${person.surname}.`, returnTo());
  }

  async function whoIs(text: string): Promise<SimulatedPerson | null> {
    const personNumber = parsePersonNumber(text);
    const listed = (await persons()).find((person) => person.personNumber === personNumber);
    return listed ?? (personNumber ? { personNumber, givenName: 'Test', surname: 'Testsson' } : null);
  }

  async function showRequest({ authRef }: SimulatedRequest): Promise<string> {
    return phonePage({
      token: authRef,
      app: APP,
      intent: null,
      persons: await persons(),
      failures: ['EXPIRED', 'REJECTED', 'RP_CANCELED'],
      pending: ['STARTED', 'DELIVERED_TO_MOBILE'],
    });
  }
}

function gone(): string {
  return donePage(APP, 'Begäran gäller inte längre.', null);
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
