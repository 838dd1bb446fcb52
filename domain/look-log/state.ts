import type { LookLogEvent } from './events.js';

/** The end of the chain. */
export interface LookLogState {
  readonly number: number;
  readonly hash: string;
}

/** The predecessor of the first entry. */
export const initial: LookLogState = { number: 0, hash: '' };

/** The last entry determines the state (`stateInLast`). */
export function evolve(state: LookLogState, event: LookLogEvent): LookLogState {
  switch (event.type) {
    case 'LookRecorded':
      return { number: event.data.number, hash: event.data.hash };
    default:
      event.type satisfies never;
      return state;
  }
}
