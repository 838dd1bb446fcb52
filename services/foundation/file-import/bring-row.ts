import { fold, isRejected, type DomainEvent, type Rejection } from '../../../domain/kernel/index.js';
import { newContext } from '../command-handling/command-context.js';
import type { CommandHandling, CommandIdReused } from '../command-handling/command-handling.js';
import type { RowFault } from './file-words.js';
import type { Brought, PlanFile } from './plan-file.js';

export interface Run {
  readonly commands: CommandHandling;
  readonly correlationId: string;
}

/** Applies a whole row, or nothing of it when a command is refused. */
export async function bringRow<Row, C, S, E extends DomainEvent, R extends Rejection>(
  file: PlanFile<Row, C, S, E, R>,
  { commands: handling, correlationId }: Run,
  row: Row,
): Promise<Brought | readonly RowFault[]> {
  const { slice, actor, becomes } = file;
  const key = String(row[file.key]);
  const before = await handling.load(slice, key);
  const commands = await file.commandsOf(row, before);
  if ('faults' in commands) return commands.faults;
  const refused = rejectionAmong(file, commands, before);
  if (refused) return [file.faultOf(refused)];
  let became: Brought = 'unchanged';
  for (const command of commands) {
    const outcome = await handling.handle(slice, key, command, newContext(actor, correlationId));
    if (!outcome.ok) return [refusal(file, outcome.rejection)];
    const [first] = outcome.events;
    if (first && became !== 'planned') became = becomes[first.type as E['type']] ?? became;
  }
  return became;
}

function refusal<Row, C, S, E extends DomainEvent, R extends Rejection>(
  file: PlanFile<Row, C, S, E, R>,
  rejection: R | CommandIdReused,
): RowFault {
  if (rejection.type === 'CommandIdReused') throw new Error(rejection.type);
  return file.faultOf(rejection as R);
}

/** Returns the first rejection when the commands are decided one after another. Null when all are accepted. */
function rejectionAmong<Row, C, S, E extends DomainEvent, R extends Rejection>(
  { slice: { decide, evolve } }: PlanFile<Row, C, S, E, R>,
  commands: readonly C[],
  before: S,
): R | null {
  let state = before;
  for (const command of commands) {
    const decision = decide(command, state);
    if (isRejected(decision)) return decision.rejected;
    state = fold(evolve, state, decision.accepted);
  }
  return null;
}
