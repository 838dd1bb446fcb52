import type { ConsoleDesks, DeskName, DeskRefusals } from './desks.js';
import type { StaffDesk, StaffShown } from './staff.js';

/** The services for the console's pages, for one request's staff session. */
export interface ConsoleServices {
  /** Null when nobody is logged in. */
  readonly staff: StaffShown | null;
  /** True when the session ended because of inactivity. */
  readonly wasLeft: boolean;
  /** After how many minutes inactivity ends the session, and how many minutes before that a warning is shown. */
  readonly idle: { readonly minutes: number; readonly warningMinutes: number };
  readonly desk: StaffDesk;
  readonly has: readonly DeskName[];
  /** The services behind the audit port. Null when nobody is logged in. */
  at(refusals: DeskRefusals): ConsoleDesks | null;
}
