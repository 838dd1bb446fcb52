import type { CustomerViewed, StaffAccessEvent } from './events.js';

export interface StaffAccessState {
  readonly views: number;
  readonly last: CustomerViewed['data'] | null;
}

export const initial: StaffAccessState = { views: 0, last: null };

export function evolve(state: StaffAccessState, event: StaffAccessEvent): StaffAccessState {
  switch (event.type) {
    case 'CustomerViewed':
      return { views: state.views + 1, last: event.data };
    default:
      event.type satisfies never;
      return state;
  }
}
