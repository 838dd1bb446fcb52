import { LOOK_LOG, lookLogWith, type Look } from '../../../domain/look-log/index.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { sha256 } from './digest.js';

const lookLog = lookLogWith(sha256);

/** The chain of all looks. Other processes write to it too: each append names the entry that it follows. */
export class LookLog {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly commands: CommandHandling) {}

  /** Settles when the look stands in the chain. @throws what the store throws: then nothing may be shown. */
  async record(look: Look): Promise<void> {
    const context = newContext({ kind: 'staff', id: look.staffId });
    // One at a time here, so that this process never competes with itself for the end of the chain.
    const mine = this.turn.then(() => this.commands.handle(lookLog, LOOK_LOG, { type: 'RecordLook', look }, context));
    this.turn = mine.catch(() => undefined);
    await mine;
  }
}
