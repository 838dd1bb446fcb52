import { processes } from '../../../domain/processes.js';
import type { ReactionCommands } from '../command-handling/reaction-commands.js';
import type { StoredEvent } from '../event-store/port.js';
import { ProcessReaction, type AtOnce } from './process-reaction.js';

/**
 * The process managers, run at once by the request that caused an event, so that a shopper sees the
 * confirmed order in the same answer. The follower delivers the same events again, harmlessly, and
 * is what finishes the work when the request's process dies.
 */
export class Processes {
  readonly reactions: readonly AtOnce[];

  constructor(commands: ReactionCommands) {
    this.reactions = processes.map((process) => new ProcessReaction(process, commands));
  }

  async follow(events: readonly StoredEvent[]): Promise<void> {
    const waiting = [...events];
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      for (const reaction of this.reactions) {
        if (reaction.eventTypes.includes(event.type)) waiting.push(...(await reaction.reactWith(event)));
      }
    }
  }
}
