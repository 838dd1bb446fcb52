import { campaignEvents } from '../../domain/campaign/events.js';
import { cartEvents } from '../../domain/cart/events.js';
import { customerEvents } from '../../domain/customer/events.js';
import { jobCalendarEvents } from '../../domain/job-calendar/events.js';
import { jobRunEvents } from '../../domain/job-run/events.js';
import type { AnyEventDefinitions } from '../../domain/kernel/index.js';
import { lookLogEvents } from '../../domain/look-log/events.js';
import { membershipEvents } from '../../domain/membership/events.js';
import { orderEvents } from '../../domain/order/events.js';
import { pauseEvents } from '../../domain/pause/events.js';
import { paymentEvents } from '../../domain/payment/events.js';
import { productEvents } from '../../domain/product/events.js';
import { staffAccessEvents } from '../../domain/staff-access/events.js';

/** Every event the shop can record. A type belongs to one slice; the spec beside checks it. */
export const allEventDefinitions: AnyEventDefinitions = {
  ...cartEvents,
  ...orderEvents,
  ...paymentEvents,
  ...membershipEvents,
  ...customerEvents,
  ...jobRunEvents,
  ...jobCalendarEvents,
  ...staffAccessEvents,
  ...lookLogEvents,
  ...productEvents,
  ...campaignEvents,
  ...pauseEvents,
};
