import { createHmac } from 'node:crypto';

import type { CreditBody } from '../../services/partners/finance/protocol.js';
import { reasonAgainst } from './decision.js';
import type { Credit, FinanceRecord } from './state.js';
import { booked, newId, told, type FinanceWorld, type Outcome } from './world.js';

/** Takes an application. A repeated merchant reference gets the first credit again. */
export function apply(world: FinanceWorld, body: CreditBody): Outcome {
  const known = world.state.credits.get(world.state.byReference.get(body.merchantReference) ?? '');
  if (known) return { status: 200, body: shown(known), records: [] };
  const credit = judged(world, body);
  return { status: 201, body: shown(credit, world.script), records: recordsOf(world, credit) };
}

function judged(world: FinanceWorld, body: CreditBody): Credit {
  const { applicant, amount, merchantReference, product, months, notice } = body;
  const person = createHmac('sha256', world.hmacKey).update(applicant.personNumber).digest('hex');
  const { script } = world;
  const scripted = script === 'slow' || script === 'no-decision' ? null : script;
  const reason = scripted ?? reasonAgainst(body, world.state.owedBy(person), world.highestCredit);
  const status = script === 'slow' ? 'pending' : reason ? 'denied' : 'approved';
  const terms = { amount, product, months, notice };
  return { creditId: newId('credit'), merchantReference, person, ...terms, status, reason, activated: 0, credited: 0 };
}

/** The records of a decided credit: the credit, its entry in the statement, and the webhook. */
export function recordsOf(world: FinanceWorld, credit: Credit): readonly FinanceRecord[] {
  const { status, amount, reason, merchantReference: reference } = credit;
  if (status === 'pending') return [{ type: 'credit', credit }];
  const approved = status === 'approved';
  return [
    { type: 'credit', credit },
    booked(world, credit, { record: approved ? 'Approved' : 'Denied', amount }),
    told(world, credit, { type: approved ? 'credit.approved' : 'credit.denied', reference, amount, reason }),
  ];
}

/** The company decides a slow application. */
export function settle(world: FinanceWorld, creditId: string): readonly FinanceRecord[] {
  const credit = world.state.credits.get(creditId);
  return credit?.status === 'pending' ? recordsOf(world, { ...credit, status: 'approved' }) : [];
}

function shown({ creditId, merchantReference, amount, status, reason }: Credit, script?: FinanceWorld['script']) {
  const decision = script === 'no-decision' ? null : status === 'cancelled' ? 'denied' : status;
  return { creditId, merchantReference, amount, decision, reason };
}
