import { randomBytes, randomUUID } from 'node:crypto';

import type { z } from 'zod';

import type { FinanceEvent, Reason, statementAnswer } from '../../services/partners/finance/protocol.js';
import type { Notice } from './billing.js';
import type { Faults } from '../simulation/faults.js';
import type { Credit, FinanceRecord, FinanceState } from './state.js';

/** How the company answers the next applications, instead of by its own rules. */
export type Script = Reason | 'slow' | 'no-decision' | null;

export interface FinanceWorld {
  readonly state: FinanceState;
  readonly faults: Faults;
  readonly now: () => Date;
  readonly hmacKey: string;
  readonly highestCredit: number;
  readonly slowMs: number;
  script: Script;
  /** How the company's statements differ from its books. Null when they are right. */
  misstate: ((statement: Statement) => Statement) | null;
}

export type Statement = z.infer<typeof statementAnswer>;

export interface Outcome {
  readonly status: number;
  readonly body: object;
  readonly records: readonly FinanceRecord[];
}

export class FinanceFault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

export function newId(kind: 'credit' | 'op'): string {
  return `${kind}-${randomBytes(9).toString('hex')}`;
}

type Told = Pick<FinanceEvent, 'type' | 'reference' | 'amount'> &
  Partial<Pick<FinanceEvent, 'operationId' | 'reason' | 'notice'>>;

export function told(world: FinanceWorld, { creditId }: Credit, told: Told): FinanceRecord {
  const common = { eventId: randomUUID(), creditId, occurredAt: world.now().toISOString() };
  return { type: 'webhook', event: { ...common, operationId: null, reason: null, notice: null, ...told } };
}

interface Booked {
  readonly record: string;
  readonly amount: number;
  readonly reference?: string;
  readonly operationId?: string;
}

export function booked(world: FinanceWorld, credit: Credit, { record, amount, reference, operationId }: Booked) {
  const { creditId, merchantReference } = credit;
  const about = { creditId, merchantReference, reference: reference ?? null, operationId: operationId ?? null };
  return { type: 'entry', entry: { record, bookedAt: world.now().toISOString(), ...about, amount } } as const;
}

/** Stores a notice and tells the shop how it stands. */
export function noticed(world: FinanceWorld, credit: Credit, notice: Notice): readonly FinanceRecord[] {
  const { creditId: _, ...standing } = notice;
  const about = { reference: credit.merchantReference, amount: notice.amount };
  const at = world.now().toISOString();
  return [{ type: 'notice', notice, at }, told(world, credit, { type: 'notice.changed', ...about, notice: standing })];
}
