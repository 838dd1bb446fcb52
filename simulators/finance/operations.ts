import type { Credit, FinanceRecord } from './state.js';
import { booked, FinanceFault, newId, told, type FinanceWorld, type Outcome } from './world.js';

interface Asked {
  readonly reference: string;
  readonly amount: number;
}

/** Activates a part of the credit at dispatch. The company bills the customer for it. */
export function activate(world: FinanceWorld, creditId: string, asked: Asked): Outcome {
  const credit = find(world, creditId);
  const { status, activated, amount } = credit;
  const reason =
    status !== 'approved' ? 'CreditNotOpen' : activated + asked.amount > amount ? 'AmountAboveCredit' : null;
  const after = { ...credit, activated: activated + asked.amount };
  const failsLater = world.faults.strikes('failedCaptures');
  return operate(world, { credit, after, asked, reason, failsLater, kind: 'activation', record: 'Activated' });
}

/** Takes back a part of what was activated. */
export function creditNote(world: FinanceWorld, creditId: string, asked: Asked): Outcome {
  const credit = find(world, creditId);
  const reason = credit.credited + asked.amount > credit.activated ? 'AmountAboveActivated' : null;
  const after = { ...credit, credited: credit.credited + asked.amount };
  const failsLater = world.faults.strikes('failedRefunds');
  return operate(world, { credit, after, asked, reason, failsLater, kind: 'credit-note', record: 'CreditNote' });
}

/** Ends a credit: what is not activated is released, and what is activated is credited. */
export function reverse(world: FinanceWorld, creditId: string, reference: string): Outcome {
  const credit = find(world, creditId);
  const { status, activated, credited, amount } = credit;
  const left = activated - credited;
  const reason = status !== 'approved' || (activated > 0 && left === 0) ? 'CreditNotOpen' : null;
  const after: Credit = { ...credit, credited: activated, status: activated > 0 ? status : 'cancelled' };
  const asked = { reference, amount: activated > 0 ? left : amount };
  const record = activated > 0 ? 'CreditNote' : 'Cancelled';
  return operate(world, { credit, after, asked, reason, failsLater: false, kind: 'reversal', record });
}

/** Releases what is not activated. The customer owes only what was sent. */
export function release(world: FinanceWorld, creditId: string): Outcome {
  const credit = find(world, creditId);
  const operationId = newId('op');
  const after: Credit = { ...credit, amount: credit.activated };
  return { status: 202, body: { operationId, status: 'received' }, records: [{ type: 'credit', credit: after }] };
}

/** Cancels a credit that the shop names by its own reference. What is activated can only be credited. */
export function cancel(world: FinanceWorld, merchantReference: string): Outcome {
  const credit = find(world, world.state.byReference.get(merchantReference) ?? '');
  if (credit.activated > 0) throw new FinanceFault(409, 'already-activated', 'The credit is activated');
  const after: Credit = { ...credit, status: 'cancelled' };
  const asked = { reference: merchantReference, amount: credit.amount };
  const isOpen = credit.status === 'approved' || credit.status === 'pending';
  const operationId = newId('op');
  const done: readonly FinanceRecord[] = [
    { type: 'credit', credit: after },
    booked(world, credit, { record: 'Cancelled', amount: credit.amount }),
    told(world, credit, { type: 'cancellation.done', ...asked, operationId }),
  ];
  return { status: 202, body: { operationId, status: 'received' }, records: isOpen ? done : [] };
}

interface Operation {
  readonly credit: Credit;
  readonly after: Credit;
  readonly asked: Asked;
  readonly reason: string | null;
  readonly failsLater: boolean;
  readonly kind: 'activation' | 'credit-note' | 'reversal';
  readonly record: 'Activated' | 'CreditNote' | 'Cancelled';
}

/** Answers that the operation is received. Its result comes by webhook, and a success may fail afterwards. */
function operate(world: FinanceWorld, { credit, after, asked, reason, failsLater, kind, record }: Operation): Outcome {
  const operationId = newId('op');
  const tell = (type: 'done' | 'failed', why: string | null) =>
    told(world, credit, { type: `${kind}.${type}`, ...asked, operationId, reason: why });
  const failed = [tell('failed', reason)];
  const entry = booked(world, credit, { record, ...asked, operationId });
  const done: FinanceRecord[] = [entry, tell('done', null)];
  const undone: FinanceRecord[] = [
    booked(world, credit, { record: `${record}Failed`, ...asked, operationId }),
    tell('failed', 'RejectedByBank'),
  ];
  const kept: FinanceRecord[] = failsLater ? undone : [{ type: 'credit', credit: after }];
  return {
    status: 202,
    body: { operationId, status: 'received' },
    records: reason ? failed : [...done, ...kept],
  };
}

function find(world: FinanceWorld, creditId: string): Credit {
  const credit = world.state.credits.get(creditId);
  if (!credit) throw new FinanceFault(404, 'unknown-credit', 'No such credit');
  return credit;
}
