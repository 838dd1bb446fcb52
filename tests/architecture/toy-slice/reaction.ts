import type { ReactionCommands } from '../../../services/foundation/command-handling/reaction-commands.js';
import type { Reaction } from '../../../services/foundation/reactions/reaction.js';
import { stampCard, type StampGiven } from './slice.js';

export function fillReaction(commands: ReactionCommands): Reaction {
  return {
    name: 'full stamp card',
    eventTypes: ['StampGiven'] satisfies StampGiven['type'][],
    async react(event) {
      const reacting = commands.reactingTo(event);
      await reacting.send(stampCard, reacting.key, { type: 'Fill' }, 'fill');
    },
  };
}
