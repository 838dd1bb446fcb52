import { campaign } from '../../domain/campaign/index.js';
import { cart } from '../../domain/cart/index.js';
import { customer } from '../../domain/customer/index.js';
import { jobCalendar } from '../../domain/job-calendar/index.js';
import { jobRun } from '../../domain/job-run/index.js';
import type { AnyEventDefinitions, StreamKind } from '../../domain/kernel/index.js';
import { lookLogWith } from '../../domain/look-log/index.js';
import { membership } from '../../domain/membership/index.js';
import { order } from '../../domain/order/index.js';
import { pause } from '../../domain/pause/index.js';
import { payment } from '../../domain/payment/index.js';
import { product } from '../../domain/product/index.js';
import { staffAccess } from '../../domain/staff-access/index.js';
import { eventShapes, type Shape } from './shape.js';

export interface AnySlice {
  readonly kind: StreamKind;
  readonly events: AnyEventDefinitions;
  readonly initial: unknown;
  readonly evolve: (state: never, event: never) => unknown;
}

export const slices: readonly AnySlice[] = [
  cart,
  order,
  payment,
  membership,
  customer,
  jobRun,
  jobCalendar,
  staffAccess,
  lookLogWith(String),
  product,
  campaign,
  pause,
];

const folderOf: Readonly<Record<string, string>> = { member: 'membership' };

/** Of every event as it is written today, by its type. */
export function todaysShapes(): ReadonlyMap<string, Shape> {
  return eventShapes(slices.map(({ kind }) => `domain/${folderOf[kind] ?? kind}/events.ts`));
}
