import type { ConsoleDesks, DeskName, DeskRefusals } from './desks.js';
import type { StaffDesk, StaffShown } from './staff.js';

/** What the console's pages need, bound to one request's staff session. */
export interface ConsoleServices {
  /** Null when nobody is logged in. */
  readonly staff: StaffShown | null;
  /** The session ended for nothing was done in it. */
  readonly wasLeft: boolean;
  /** After how long it does, and how long before that it is told. */
  readonly idle: { readonly minutes: number; readonly warningMinutes: number };
  readonly desk: StaffDesk;
  /** Those that the role has. */
  readonly has: readonly DeskName[];
  /** The desks, behind the audit port; null when nobody is logged in. */
  at(refusals: DeskRefusals): ConsoleDesks | null;
}
