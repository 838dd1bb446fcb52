import type { HealthLookEvent } from './events.js';

export interface HealthLookState {
  readonly shown: number;
  readonly refused: number;
  readonly withheld: number;
  /** Whether the customer has blocked the looks of staff. */
  readonly isBlocked: boolean;
}

export const initial: HealthLookState = { shown: 0, refused: 0, withheld: 0, isBlocked: false };

export function evolve(state: HealthLookState, event: HealthLookEvent): HealthLookState {
  switch (event.type) {
    case 'HealthDataShown':
      return { ...state, shown: state.shown + 1 };
    case 'HealthDataRefused':
      return { ...state, refused: state.refused + 1 };
    case 'HealthDataWithheld':
      return { ...state, withheld: state.withheld + 1 };
    case 'StaffLooksBlocked':
      return { ...state, isBlocked: true };
    case 'StaffLooksAllowed':
      return { ...state, isBlocked: false };
    default:
      event satisfies never;
      return state;
  }
}
