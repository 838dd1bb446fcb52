import { isForgotten, type Instant, type Uuid } from '../kernel/index.js';
import type { DosePackEvent, DosePackRequest } from './events.js';

export interface DosePackMessage {
  readonly messageId: Uuid;
  readonly customerId: Uuid;
  /** Null when the customer was erased. */
  readonly request: DosePackRequest | null;
  readonly askedAt: Instant;
  /** Null until a pharmacist has answered. */
  readonly answered: {
    readonly by: string;
    readonly byName: string;
    readonly answer: string | null;
    readonly at: Instant;
  } | null;
}

export interface DosePackState {
  readonly messages: Readonly<Record<Uuid, DosePackMessage>>;
}

export const initial: DosePackState = { messages: {} };

export function evolve(state: DosePackState, event: DosePackEvent): DosePackState {
  switch (event.type) {
    case 'DosePackAsked': {
      const { messageId, customerId, request, askedAt } = event.data;
      const known = isForgotten(request) ? null : request;
      return changed(state, { messageId, customerId, request: known, askedAt, answered: null });
    }
    case 'DosePackAnswered': {
      const { messageId, by, byName, answer, answeredAt: at } = event.data;
      const message = state.messages[messageId];
      if (!message) return state;
      return changed(state, { ...message, answered: { by, byName, answer: isForgotten(answer) ? null : answer, at } });
    }
    default:
      event satisfies never;
      return state;
  }
}

function changed({ messages }: DosePackState, message: DosePackMessage): DosePackState {
  return { messages: { ...messages, [message.messageId]: message } };
}
