import type { BusinessDate } from '../kernel/index.js';
import type { CatchUpStopped, ClockJumped, JobCalendarEvent } from './events.js';

export interface JobCalendarState {
  readonly stopped: CatchUpStopped['data'] | null;
  /** Runs that are due until this date are approved, however old. */
  readonly allowedThrough: BusinessDate | null;
  readonly clock: ClockJumped['data'] | null;
  /** The clock jump that a person accepted. It is not reported again. */
  readonly accepted: ClockJumped['data'] | null;
}

export const initial: JobCalendarState = { stopped: null, allowedThrough: null, clock: null, accepted: null };

/** Whether the clock is ahead; no job runs then. A clock that is behind makes no run due too early. */
export function clockIsAhead({ clock }: JobCalendarState): boolean {
  return clock !== null && clock.seconds > 0;
}

export function evolve(state: JobCalendarState, event: JobCalendarEvent): JobCalendarState {
  switch (event.type) {
    case 'CatchUpStopped':
      return { ...state, stopped: event.data };
    case 'CatchUpResumed':
      return { ...state, stopped: null, allowedThrough: event.data.through };
    case 'CatchUpStopLifted':
      return { ...state, stopped: null };
    case 'ClockJumped':
      return { ...state, clock: event.data };
    case 'ClockAccepted':
      return { ...state, clock: null, accepted: state.clock };
    case 'ClockConfirmed':
      return { ...state, clock: null };
    default:
      event satisfies never;
      return state;
  }
}
