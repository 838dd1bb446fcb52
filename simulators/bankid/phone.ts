import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { parsePersonNumber } from '../../domain/kernel/index.js';
import { donePage, phonePage, scanPage } from '../simulation/phone-page.js';
import type { SimulatedOrder } from './order.js';
import type { SimulatedOrders } from './orders.js';
import type { PersonSource, SimulatedPerson } from '../../services/partners/simulated/simulated.js';

const APP = 'BankID';
export const FAILURES = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
  'mrtdVerificationFailed',
  'facialRecognitionFailed',
  'nfcNotSupportedByDevice',
  'multipleBankIdsOnDevice',
  'stepUpFailed',
] as const;
export const PENDING = [
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userCallConfirm',
  'userSign',
  'processing',
  'userFace',
  'userStepUp',
] as const;

const asked = z.object({ autostarttoken: z.string().max(100).optional(), qr: z.string().max(300).optional() });
const decided = z.object({
  token: z.string().max(100),
  decision: z.enum(['approve', 'cancel', 'fail', 'pending']),
  person: z.string().max(20).default(''),
  other: z.string().max(20).default(''),
  hint: z.string().max(60).default(''),
});

/** Serves the simulated phone. It opens an order by an autostart token, or by a fresh QR code that was not changed. */
export function bankIdPhone(orders: SimulatedOrders, persons: PersonSource) {
  return async (pages: FastifyInstance): Promise<void> => {
    pages.get('/phone', async (request, reply) => {
      const { autostarttoken, qr } = asked.safeParse(request.query).data ?? {};
      const order = autostarttoken ? orders.byAutoStart(autostarttoken) : qr ? orders.byQr(qr) : null;
      if (!order)
        return html(
          reply,
          autostarttoken ? donePage(APP, 'Begäran gäller inte längre.', null) : scanPage(APP, Boolean(qr)),
        );
      if (order.state.phase === 'waiting') orders.open(order);
      return html(reply, await showOrder(order));
    });
    pages.post('/phone', async (request, reply) => {
      const decision = decided.safeParse(request.body);
      const order = decision.success ? orders.byAutoStart(decision.data.token) : null;
      if (!decision.success || order?.state.phase !== 'opened')
        return html(reply, donePage(APP, 'Begäran gäller inte längre.', null));
      return html(reply, await decide(order, decision.data));
    });
  };

  async function decide(
    order: SimulatedOrder,
    { decision, person, other, hint }: z.infer<typeof decided>,
  ): Promise<string> {
    if (decision === 'pending') return (orders.open(order, hint), showOrder(order));
    if (decision === 'approve') return approve(order, await whoIs(other.trim() || person));
    orders.fail(order, decision === 'cancel' ? 'userCancel' : hint);
    return donePage(APP, decision === 'cancel' ? 'Du har avbrutit.' : `Misslyckades: ${hint}`, order.returnUrl);
  }

  function approve(order: SimulatedOrder, person: SimulatedPerson | null): string {
    if (!person) return donePage(APP, 'Personnumret är inte giltigt.', null);
    orders.approve(order, person);
    return donePage(APP, `Du är legitimerad som ${person.givenName} ${person.surname}.`, order.returnUrl);
  }

  async function whoIs(text: string): Promise<SimulatedPerson | null> {
    const personNumber = parsePersonNumber(text);
    if (!personNumber) return null;
    const listed = (await persons()).find((person) => person.personNumber === personNumber);
    return listed ?? { personNumber, givenName: 'Test', surname: 'Testsson' };
  }

  async function showOrder({ autoStartToken, intent }: SimulatedOrder): Promise<string> {
    return phonePage({
      token: autoStartToken,
      app: APP,
      intent,
      persons: await persons(),
      failures: FAILURES,
      pending: PENDING,
    });
  }
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
