import { processes } from '../../../domain/processes.js';
import type { ReactionCommands } from '../command-handling/reaction-commands.js';
import type { StoredEvent } from '../event-store/port.js';
import { ProcessReaction, type AtOnce } from './process-reaction.js';
import type { Reaction } from './reaction.js';

/**
 * Runs the process managers. The request that causes an event runs them before it responds, so that the response shows
 * the confirmed order. The follower delivers the same events again, without further effect. It completes the work when
 * the request's process dies.
 */
export class Processes {
  readonly reactions: readonly AtOnce[];

  private readonly beside: Reaction[] = [];

  constructor(commands: ReactionCommands) {
    this.reactions = processes.map((process) => new ProcessReaction(process, commands));
  }

  /** Registers a reaction that the request also runs at once. Its follower delivers the same events again. */
  alsoAtOnce(reaction: Reaction): void {
    this.beside.push(reaction);
  }

  async follow(events: readonly StoredEvent[]): Promise<void> {
    const waiting = [...events];
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      for (const reaction of this.reactions) {
        if (reaction.eventTypes.includes(event.type)) waiting.push(...(await reaction.reactWith(event)));
      }
      for (const reaction of this.beside) if (reaction.eventTypes.includes(event.type)) await reaction.react(event);
    }
  }
}
