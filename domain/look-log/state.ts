import type { LookLogEvent } from './events.js';

/** The end of the chain. */
export interface LookLogState {
  readonly number: number;
  readonly hash: string;
}

/** What the first entry follows. */
export const initial: LookLogState = { number: 0, hash: '' };

/** The last entry tells all of it (`stateInLast`). */
export function evolve(state: LookLogState, event: LookLogEvent): LookLogState {
  switch (event.type) {
    case 'LookRecorded':
      return { number: event.data.number, hash: event.data.hash };
    default:
      event.type satisfies never;
      return state;
  }
}
