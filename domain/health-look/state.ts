import type { HealthLookEvent } from './events.js';

export interface HealthLookState {
  readonly shown: number;
  readonly refused: number;
}

export const initial: HealthLookState = { shown: 0, refused: 0 };

export function evolve(state: HealthLookState, event: HealthLookEvent): HealthLookState {
  switch (event.type) {
    case 'HealthDataShown':
      return { ...state, shown: state.shown + 1 };
    case 'HealthDataRefused':
      return { ...state, refused: state.refused + 1 };
    default:
      event satisfies never;
      return state;
  }
}
