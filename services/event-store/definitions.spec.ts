import { describe, expect, test } from 'vitest';

import { campaignEvents } from '../../domain/campaign/events.js';
import { cartEvents } from '../../domain/cart/events.js';
import { customerEvents } from '../../domain/customer/events.js';
import { jobCalendarEvents } from '../../domain/job-calendar/events.js';
import { jobRunEvents } from '../../domain/job-run/events.js';
import { lookLogEvents } from '../../domain/look-log/events.js';
import { membershipEvents } from '../../domain/membership/events.js';
import { orderEvents } from '../../domain/order/events.js';
import { pauseEvents } from '../../domain/pause/events.js';
import { paymentEvents } from '../../domain/payment/events.js';
import { productEvents } from '../../domain/product/events.js';
import { staffAccessEvents } from '../../domain/staff-access/events.js';
import { allEventDefinitions } from './definitions.js';

const slices = [
  cartEvents,
  orderEvents,
  paymentEvents,
  membershipEvents,
  customerEvents,
  jobRunEvents,
  jobCalendarEvents,
  staffAccessEvents,
  lookLogEvents,
  productEvents,
  campaignEvents,
  pauseEvents,
];

describe('the events of the shop', () => {
  test('belong to one slice each', () => {
    const types = slices.flatMap((events) => Object.keys(events));
    expect(types).toHaveLength(new Set(types).size);
    expect(Object.keys(allEventDefinitions).sort()).toEqual(types.sort());
  });
});
