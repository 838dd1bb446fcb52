import type { ConsoleDesks, DeskName, DeskRefusals } from './desks.js';
import type { StaffDesk, StaffShown } from './staff.js';

/** The services for the console's pages, for one request of a staff member. */
export interface ConsoleServices {
  /** The staff member of this session. Null when nobody is logged in. */
  readonly staff: StaffShown | null;
  /** True when the session ended because of inactivity. */
  readonly wasLeft: boolean;
  /** The minutes of inactivity that end a session, and how many minutes before the end a warning is shown. */
  readonly idle: { readonly minutes: number; readonly warningMinutes: number };
  readonly desk: StaffDesk;
  readonly has: readonly DeskName[];
  /** Returns the console's desks. Each call goes through the audit port. Null when nobody is logged in. */
  at(refusals: DeskRefusals): ConsoleDesks | null;
}
