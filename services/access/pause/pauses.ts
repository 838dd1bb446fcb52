import { Inject, Injectable } from '@nestjs/common';

import { pause, pauseOf, PAUSES, type PauseTarget } from '../../../domain/pause/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { pausedProblem } from './pause-problem.js';

/** The message to shoppers for a paused target; null for one that is not paused. */
export type PauseTextOf = (target: PauseTarget) => string | null;

/** What staff have paused. It reads the store each time, so that every process applies a pause at once. */
@Injectable()
export class Pauses {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async now(): Promise<PauseTextOf> {
    const state = await this.commands.load(pause, PAUSES);
    const at = this.clock.now();
    return (target) => pauseOf(state, target, at)?.text ?? null;
  }

  /** @throws Problem 409 with the message to shoppers when the target is paused */
  async check(target: PauseTarget): Promise<void> {
    checkPause(await this.now(), target);
  }
}

export function checkPause(textOf: PauseTextOf, target: PauseTarget): void {
  const text = textOf(target);
  if (text !== null) throw pausedProblem(target, text);
}
