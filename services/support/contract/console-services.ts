import type { ConsoleDesks, DeskName, DeskRefusals } from './desks.js';
import type { StaffDesk, StaffShown } from './staff.js';

/** The services for the console's pages, bound to one request's staff session. */
export interface ConsoleServices {
  /** Null when nobody is logged in. */
  readonly staff: StaffShown | null;
  /** True when the session ended because of inactivity. */
  readonly wasLeft: boolean;
  /** The minutes until inactivity ends the session, and the minutes of warning before that. */
  readonly idle: { readonly minutes: number; readonly warningMinutes: number };
  readonly desk: StaffDesk;
  readonly has: readonly DeskName[];
  /** The desks behind the audit port; null when nobody is logged in. */
  at(refusals: DeskRefusals): ConsoleDesks | null;
}
