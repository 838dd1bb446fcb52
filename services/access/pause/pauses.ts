import { Inject, Injectable } from '@nestjs/common';

import { pause, pauseOf, PAUSES, type PauseTarget } from '../../../domain/pause/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { pausedProblem } from './pause-problem.js';

/** Returns the message to shoppers for a paused target. Null when it is not paused. */
export type PauseTextOf = (target: PauseTarget) => string | null;

/**
 * Knows what staff have paused. Each request reads it from the event store, so that a pause applies at once in every
 * process.
 */
@Injectable()
export class Pauses {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async now(): Promise<PauseTextOf> {
    const state = await this.commands.loadForDisplay(pause, PAUSES);
    const at = this.clock.now();
    return (target) => pauseOf(state, target, at)?.text ?? null;
  }

  /** Refuses the use of a paused target. @throws Problem 409 with the message to shoppers */
  async check(target: PauseTarget): Promise<void> {
    checkPause(await this.now(), target);
  }
}

export function checkPause(textOf: PauseTextOf, target: PauseTarget): void {
  const text = textOf(target);
  if (text !== null) throw pausedProblem(target, text);
}
