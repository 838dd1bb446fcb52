import { sql } from 'kysely';

import {
  campaign,
  type CampaignCommand,
  type CampaignPlan,
  type CampaignRejection,
  type CampaignState,
} from '../../../../domain/campaign/index.js';
import { fold, isRejected, type Actor } from '../../../../domain/kernel/index.js';
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
}

/** Applies a whole row, or nothing of it when a command is refused. */
export async function bringRow(run: Run, row: Row): Promise<Brought | readonly RowFault[]> {
  const before = await run.commands.load(campaign, row.campaignId);
  const commands = await commandsOf(run, row, before);
  if ('faults' in commands) return commands.faults;
  const fault = faultAmong(commands, before);
  if (fault) return [faultOf(fault)];
  let became: Brought = 'unchanged';
  for (const command of commands) {
    const outcome = await run.commands.handle(
      campaign,
      row.campaignId,
      command,
      newContext(run.actor, run.correlationId),
    );
    if (!outcome.ok) return [refusal(outcome.rejection)];
    if (outcome.events.length > 0 && became !== 'planned') became = BECAME[outcome.events[0]?.type ?? ''] ?? became;
  }
  return became;
}

function refusal(rejection: CampaignRejection | CommandIdReused): RowFault {
  if (rejection.type === 'CommandIdReused') throw new Error(rejection.type);
  return faultOf(rejection);
}

const BECAME: Readonly<Record<string, Brought>> = {
  CampaignPlanned: 'planned',
  CampaignChanged: 'changed',
  CampaignEnded: 'ended',
};

async function commandsOf(
  run: Run,
  row: Row,
  { plan: before }: CampaignState,
): Promise<readonly CampaignCommand[] | { readonly faults: readonly RowFault[] }> {
  const { campaignId, endedOn } = row;
  const end: readonly CampaignCommand[] = endedOn === undefined ? [] : [{ type: 'EndCampaign', on: endedOn }];
  if ((before || endedOn !== undefined) && PLANNED.every((field) => row[field] === undefined)) return end;
  const read = rowPlan(row, before);
  if ('faults' in read) return read;
  const types = await typesOf(run.db, read.plan);
  const unknown = [
    ...read.plan.products.map(({ varuId }) => ({ field: 'products', varuId })),
    ...(read.plan.gift?.varuIds ?? []).map((varuId) => ({ field: 'giftProducts', varuId })),
  ].filter(({ varuId }) => !types.has(varuId));
  if (unknown.length > 0)
    return { faults: unknown.map(({ field, varuId }) => ({ field, reason: texts.unknownProduct(varuId) })) };
  const ofType = (wanted: string) => [...types].filter(([, type]) => type === wanted).map(([varuId]) => varuId);
  const known = { onPrescription: ofType('Rx'), medicines: ofType('Ex') };
  return [{ type: 'PlanCampaign', campaignId, plan: read.plan, ...known }, ...end];
}

async function typesOf(db: Database, { products, gift }: CampaignPlan): Promise<ReadonlyMap<string, string>> {
  const varuIds = [...products.map(({ varuId }) => varuId), ...(gift?.varuIds ?? [])];
  const { rows } = await sql<{
    varu_id: string;
    type: string;
  }>`SELECT varu_id, type FROM view_product WHERE varu_id = ANY(${varuIds})`.execute(db);
  return new Map(rows.map(({ varu_id, type }) => [varu_id, type]));
}

/** Returns the first rejection when the commands are decided one after another. Null when all are accepted. */
function faultAmong(commands: readonly CampaignCommand[], before: CampaignState): CampaignRejection | null {
  let state = before;
  for (const command of commands) {
    const decision = campaign.decide(command, state);
    if (isRejected(decision)) return decision.rejected;
    state = fold(campaign.evolve, state, decision.accepted);
  }
  return null;
}
