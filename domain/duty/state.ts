import type { Instant, Uuid } from '../kernel/index.js';
import type { DutyEvent, DutyStarted } from './events.js';

export type Shift = DutyStarted['data'];

export interface DutyState {
  /** The latest shift of each pharmacist. It stays here after it has ended by itself. */
  readonly shifts: Readonly<Record<Uuid, Shift>>;
}

export const initial: DutyState = { shifts: {} };

export function evolve(state: DutyState, event: DutyEvent): DutyState {
  switch (event.type) {
    case 'DutyStarted':
      return { shifts: { ...state.shifts, [event.data.staffId]: event.data } };
    case 'DutyEnded': {
      const { [event.data.staffId]: _ended, ...shifts } = state.shifts;
      return { shifts };
    }
    default:
      event satisfies never;
      return state;
  }
}

/** The shift of a pharmacist at an instant. Null when the pharmacist is off duty. */
export function shiftOf({ shifts }: DutyState, staffId: Uuid, at: Instant): Shift | null {
  const shift = shifts[staffId];
  return shift && at < shift.until ? shift : null;
}

/** All shifts at an instant, the longest first. */
export function shiftsAt(state: DutyState, at: Instant): readonly Shift[] {
  return Object.keys(state.shifts)
    .flatMap((staffId) => shiftOf(state, staffId, at) ?? [])
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
