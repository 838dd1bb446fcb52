import { atStockholm, isRejected, type Instant } from '../../../domain/kernel/index.js';
import {
  isPauseTarget,
  paragraph,
  pause,
  PAUSES,
  pausesAt,
  pauseTargets,
  type PauseCommand,
} from '../../../domain/pause/index.js';
import type { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { lackOf } from '../../../domain/permission/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Failure, Result } from '../../foundation/problem/result-contract.js';
import type { PauseDesk, PauseRequest, PauseShown } from '../contract/pauses.js';
import { pauseRefusal, type PauseRefusal } from './pause-refusals.js';

export interface PauseParts {
  readonly commands: CommandHandling;
  readonly clock: Pick<Clock, 'now'>;
}

export class StaffPauses implements PauseDesk {
  readonly targets = pauseTargets;

  constructor(
    private readonly parts: PauseParts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<readonly PauseShown[]> {
    const state = await this.parts.commands.load(pause, PAUSES);
    return pausesAt(state, this.parts.clock.now()).map(({ ruleVersion: _, ...shown }) => shown);
  }

  async preview(request: PauseRequest): Promise<Result<{ readonly pause: PauseShown }>> {
    const command = this.commandOf(request);
    if ('errors' in command) return command;
    const decided = pause.decide(command, await this.parts.commands.load(pause, PAUSES));
    if (isRejected(decided)) return refused(decided.rejected);
    const { type: _, ...shown } = command;
    return { ok: true, pause: { ...shown, text: paragraph(shown.text) } };
  }

  async pause(request: PauseRequest): Promise<Result> {
    const command = this.commandOf(request);
    return 'errors' in command ? command : this.handle(command);
  }

  async resume(target: string, reason: string): Promise<Result> {
    if (lackOf(this.staff.role, 'shop.pause')) return refused({ type: 'FORBIDDEN' });
    if (!isPauseTarget(target)) return refused({ type: 'TargetUnknown' });
    const { name: staffName } = this.staff;
    return this.handle({ type: 'Resume', target, reason, at: this.parts.clock.now(), staffName });
  }

  private commandOf({ target, text, reason, until }: PauseRequest): PauseCommand | Failure {
    if (lackOf(this.staff.role, 'shop.pause')) return refused({ type: 'FORBIDDEN' });
    if (!isPauseTarget(target)) return refused({ type: 'TargetUnknown' });
    const ends = until === '' ? null : instantOf(until);
    if (ends === undefined) return refused({ type: 'EndInvalid' });
    const { name: staffName } = this.staff;
    return { type: 'Pause', target, text, reason, until: ends, at: this.parts.clock.now(), staffName };
  }

  private async handle(command: Parameters<typeof pause.decide>[0]): Promise<Result> {
    const context = newContext({ kind: 'staff', id: this.staff.staffId });
    const outcome = await this.parts.commands.handle(pause, PAUSES, command, context);
    return outcome.ok ? { ok: true } : refused(outcome.rejection);
  }
}

const LOCAL_MINUTE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** Returns the instant of a local time. Undefined for a local time that does not exist, as when summer time begins. */
function instantOf(local: string): Instant | undefined {
  const [, date, time] = LOCAL_MINUTE.exec(local) ?? [];
  if (!date || !time) return undefined;
  try {
    return atStockholm(date, time);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function refused(rejection: PauseRefusal): Failure {
  return { ok: false, errors: [pauseRefusal(rejection)] };
}
