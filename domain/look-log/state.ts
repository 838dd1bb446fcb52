import type { LookLogEvent } from './events.js';

export interface LookLogState {
  readonly number: number;
  readonly hash: string;
}

export const initial: LookLogState = { number: 0, hash: '' };

/** Takes the state from the last entry alone, so only that entry is read (`stateInLast`). */
export function evolve(state: LookLogState, event: LookLogEvent): LookLogState {
  switch (event.type) {
    case 'LookRecorded':
      return { number: event.data.number, hash: event.data.hash };
    default:
      event.type satisfies never;
      return state;
  }
}
