import { LOOK_LOG, lookLogWith, type Look } from '../../../domain/look-log/index.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { sha256 } from './digest.js';

const lookLog = lookLogWith(sha256);

/**
 * Writes the audit log, a hash chain. Other processes append to the chain too, so each append names the previous entry.
 */
export class LookLog {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly commands: CommandHandling) {}

  /**
   * Appends an entry and resolves when it is in the chain. @throws the store's errors; the caller may then show
   * nothing.
   */
  async record(look: Look): Promise<void> {
    const context = newContext({ kind: 'staff', id: look.staffId });
    // Appends one at a time, so that this process does not conflict with itself at the end of the chain.
    const mine = this.turn.then(() => this.commands.handle(lookLog, LOOK_LOG, { type: 'RecordLook', look }, context));
    this.turn = mine.catch(() => undefined);
    await mine;
  }
}
