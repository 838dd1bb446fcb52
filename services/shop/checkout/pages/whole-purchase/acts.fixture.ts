import type { OrderCommand } from '../../../../../domain/order/index.js';
import { AFTERWARDS } from './afterwards.fixture.js';
import type { Happening } from './happening.fixture.js';
import { IN_TRANSIT } from './in-transit.fixture.js';

/** What may be told of an order now. Null when there is nothing that it could be about. */
export type Act = (on: Happening) => OrderCommand | null;

/** All that can become of a paid order: from warehouse, carrier, customer, staff and clock. */
export const ACTS: Readonly<Record<string, Act>> = { ...IN_TRANSIT, ...AFTERWARDS };

/**
 * How often things happen beside others that are possible. Most of what can happen to an order ends it, and much is
 * possible only on a certain day or with a certain way of delivery.
 */
const OFTEN: Readonly<Record<string, number>> = {
  ...{ 'a parcel leaves': 8, 'a parcel is ready': 8, 'a parcel arrives': 4, 'the warehouse is too late': 6 },
  ...{ 'the customer is reminded': 14, 'the time to collect is over': 14, 'the customer wants a parcel again': 14 },
  ...{ 'the carrier cannot send it again': 14, 'the customer complains': 4, 'staff accept a complaint': 8 },
  ...{ 'staff send new goods': 4, 'staff decline a complaint': 4, 'the new goods leave': 8 },
  ...{
    'a second person approves': 4,
    'a second person declines': 8,
    'a return has its label': 3,
    'a return is good': 3,
  },
  ...{ 'staff are warned of returns': 8, 'staff cancel a parcel': 3, 'the warehouse has stopped a part': 4 },
};

/** The commands that would change something now. */
export function possibleNow(on: Happening): readonly OrderCommand[] {
  return Object.entries(ACTS).flatMap(([name, act]) => {
    const command = act(on);
    return command && on.isPossible(command) ? Array.from({ length: OFTEN[name] ?? 1 }, () => command) : [];
  });
}
