import type { Instant } from '../kernel/index.js';
import type { HealthLookEvent, HealthPart } from './events.js';

export interface HealthLookState {
  readonly shown: number;
  readonly refused: number;
  readonly withheld: number;
  /** When the customer first looked at each part here. */
  readonly firstShown: Readonly<Partial<Record<HealthPart, Instant>>>;
  /** Whether the customer has blocked the looks of staff. */
  readonly isBlocked: boolean;
}

export const initial: HealthLookState = { shown: 0, refused: 0, withheld: 0, firstShown: {}, isBlocked: false };

export function evolve(state: HealthLookState, event: HealthLookEvent): HealthLookState {
  switch (event.type) {
    case 'HealthDataShown': {
      const { part, at, by } = event.data;
      const isFirst = by.kind === 'customer' && state.firstShown[part] === undefined;
      const firstShown = isFirst ? { ...state.firstShown, [part]: at } : state.firstShown;
      return { ...state, shown: state.shown + 1, firstShown };
    }
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
