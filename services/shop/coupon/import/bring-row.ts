import { sql } from 'kysely';

import {
  coupon,
  type CouponCommand,
  type CouponPlan,
  type CouponRejection,
  type CouponState,
} from '../../../../domain/coupon/index.js';
import { fold, isRejected, type Actor, type BusinessDate } from '../../../../domain/kernel/index.js';
import { newContext } from '../../../foundation/command-handling/command-context.js';
import type { CommandHandling, CommandIdReused } from '../../../foundation/command-handling/command-handling.js';
import type { Database } from '../../../foundation/database/connection.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { PLANNED, type Row } from './fields.js';
import { rowPlan } from './row-plan.js';
import { faultOf, texts } from './texts.js';

export type Brought = 'planned' | 'changed' | 'ended' | 'unchanged';

export interface Run {
  readonly commands: CommandHandling;
  readonly db: Database;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly on: BusinessDate;
}

/** Applies a whole row, or nothing of it when a command is refused. */
export async function bringRow(run: Run, row: Row): Promise<Brought | readonly RowFault[]> {
  const before = await run.commands.load(coupon, row.code);
  const commands = await commandsOf(run, row, before);
  if ('faults' in commands) return commands.faults;
  const fault = faultAmong(commands, before);
  if (fault) return [faultOf(fault)];
  let became: Brought = 'unchanged';
  for (const command of commands) {
    const outcome = await run.commands.handle(coupon, row.code, command, newContext(run.actor, run.correlationId));
    if (!outcome.ok) return [refusal(outcome.rejection)];
    if (became !== 'planned') became = BECAME[outcome.events[0]?.type ?? ''] ?? became;
  }
  return became;
}

function refusal(rejection: CouponRejection | CommandIdReused): RowFault {
  if (rejection.type === 'CommandIdReused') throw new Error(rejection.type);
  return faultOf(rejection);
}

const BECAME: Readonly<Record<string, Brought>> = {
  CouponPlanned: 'planned',
  CouponChanged: 'changed',
  CouponEnded: 'ended',
};

async function commandsOf(
  { db, on }: Run,
  row: Row,
  { plan: before }: CouponState,
): Promise<readonly CouponCommand[] | { readonly faults: readonly RowFault[] }> {
  const { code, endedOn } = row;
  const end: readonly CouponCommand[] = endedOn === undefined ? [] : [{ type: 'EndCoupon', on: endedOn }];
  if ((before || endedOn !== undefined) && PLANNED.every((field) => row[field] === undefined)) return end;
  const read = rowPlan(row, before);
  if ('faults' in read) return read;
  const faults = await productFaults(db, read.plan);
  return faults.length > 0 ? { faults } : [{ type: 'PlanCoupon', code, plan: read.plan, on }, ...end];
}

/** A coupon takes nothing from prescription items (LAW-01), so a row that names one is a mistake. */
async function productFaults(db: Database, { goods }: CouponPlan): Promise<readonly RowFault[]> {
  const varuIds = goods?.varuIds ?? [];
  if (varuIds.length === 0) return [];
  const { rows } = await sql<{
    varu_id: string;
    type: string;
  }>`SELECT varu_id, type FROM view_product WHERE varu_id = ANY(${[...varuIds]})`.execute(db);
  const types = new Map(rows.map(({ varu_id, type }) => [varu_id, type]));
  return varuIds.flatMap((varuId) => {
    if (!types.has(varuId)) return [{ field: 'products', reason: texts.unknownProduct(varuId) }];
    return types.get(varuId) === 'Rx' ? [{ field: 'products', reason: texts.prescription(varuId) }] : [];
  });
}

/** Returns the first rejection when the commands are decided one after another. Null when all are accepted. */
function faultAmong(commands: readonly CouponCommand[], before: CouponState): CouponRejection | null {
  let state = before;
  for (const command of commands) {
    const decision = coupon.decide(command, state);
    if (isRejected(decision)) return decision.rejected;
    state = fold(coupon.evolve, state, decision.accepted);
  }
  return null;
}
