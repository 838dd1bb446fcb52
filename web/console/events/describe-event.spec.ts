import { describe, expect, test } from 'vitest';

import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { purchase } from '../../../domain/replay-history/spec-history.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { describeEvent, labelOf } from './describe-event.js';

const types = Object.keys(allEventDefinitions);

describe('events in Swedish', () => {
  test.each(types)('%s has its own name', (type) => {
    expect(labelOf(type)).not.toBe(type);
  });

  test('no two types have the same name', () => {
    const labels = types.map(labelOf);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  test('every event of a purchase is one line without gaps', () => {
    for (const event of purchase().events) expect(describeEvent(event).line).toMatch(/^(?!.*(undefined|null|NaN)).+$/);
  });

  test('a change of a campaign is described in Swedish', () => {
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

  test('a new price says why the client asked for it', () => {
    const data = { shopper: null, varuId: '123456', from: 14_950, unitPrice: 9900, reason: 'Member registration' };
    expect(describeEvent({ type: 'ItemRepriced', data }).line).toMatch(/ till 99,00 kr\. Klientens orsak: Member reg/);
    expect(describeEvent({ type: 'ItemRepriced', data: { ...data, reason: FORGOTTEN } }).line).toMatch(/raderad text$/);
    expect(describeEvent({ type: 'ItemRepriced', data: { ...data, reason: undefined } }).line).toMatch(
      / till 99,00 kr$/,
    );
  });

  test('a forgotten person does not change the line', () => {
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
