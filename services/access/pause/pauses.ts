import { Inject, Injectable } from '@nestjs/common';

import { pause, pauseOf, PAUSES, type PauseTarget } from '../../../domain/pause/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { pausedProblem } from './pause-problem.js';

/** The text to shoppers of what is paused at one moment; null for what goes on. */
export type PauseTextOf = (target: PauseTarget) => string | null;

/** What the shop does not offer just now. Asked of the store each time, so every process knows it at once. */
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

  /** @throws Problem 409 with the text to shoppers when this is paused. */
  async check(target: PauseTarget): Promise<void> {
    checkPause(await this.now(), target);
  }
}

/** @throws Problem 409. */
export function checkPause(textOf: PauseTextOf, target: PauseTarget): void {
  const text = textOf(target);
  if (text !== null) throw pausedProblem(target, text);
}
