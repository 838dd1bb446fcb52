import { describe, expect, test } from 'vitest';

import { campaignEvents } from '../../../domain/campaign/events.js';
import { cartEvents } from '../../../domain/cart/events.js';
import { customerEvents } from '../../../domain/customer/events.js';
import { jobRunEvents } from '../../../domain/job-run/events.js';
import { lookLogEvents } from '../../../domain/look-log/events.js';
import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { memberEvents } from '../../../domain/member/events.js';
import { orderEvents } from '../../../domain/order/events.js';
import { pauseEvents } from '../../../domain/pause/events.js';
import { paymentEvents } from '../../../domain/payment/events.js';
import { productEvents } from '../../../domain/product/events.js';
import { staffAccessEvents } from '../../../domain/staff-access/events.js';
import { purchase } from '../../../domain/replay-history/spec-history.js';
import { describeEvent, labelOf } from './describe-event.js';

const slices = {
  ...cartEvents,
  ...customerEvents,
  ...memberEvents,
  ...orderEvents,
  ...paymentEvents,
  ...staffAccessEvents,
  ...lookLogEvents,
  ...jobRunEvents,
  ...productEvents,
  ...campaignEvents,
  ...pauseEvents,
};

describe('events in Swedish', () => {
  test.each(Object.keys(slices))('%s has a name of its own', (type) => {
    expect(labelOf(type)).not.toBe(type);
  });

  test('no two types share a name', () => {
    const labels = Object.keys(slices).map(labelOf);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  test('every event of a purchase is one line without gaps', () => {
    for (const event of purchase().events) expect(describeEvent(event).line).toMatch(/^(?!.*(undefined|null|NaN)).+$/);
  });

  test('what was changed of a campaign is said in Swedish', () => {
    const plan = {
      title: 'Vinterhud',
      text: '',
      kind: 'offer',
      from: '2026-11-01',
      to: '2026-12-06',
      membersOnly: false,
      sticker: null,
      products: [],
    };
    expect(describeEvent({ type: 'CampaignChanged', data: { plan, changed: ['to', 'products'] } })).toMatchObject({
      label: 'Kampanj ändrad',
      line: 'Vinterhud: sista dag, varor',
    });
  });

  test('a forgotten person leaves the line as it was', () => {
    const event = { type: 'CustomerDetailsGiven', data: { cartId: '1', customerId: '1', details: FORGOTTEN } };
    expect(describeEvent(event)).toMatchObject({ label: 'Leveransuppgifter angivna' });
  });

  test('a type from a newer process is shown by its name', () => {
    expect(describeEvent({ type: 'CartPainted', data: {} })).toEqual({
      label: 'CartPainted',
      line: 'Okänd händelsetyp',
      importance: 'normal',
    });
  });
});
