import { expect, test } from 'vitest';

import { History, specifyProjection } from '../../runner/testing.js';
import { prescriptionConsentProjection } from './project.js';

const given = specifyProjection(prescriptionConsentProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const gave = (code: string) => ({ type: 'ConsentGiven', data: { customerId: 'c1', code, textVersion: 'v', at: AT } });
const withdrew = (code: string) => ({ type: 'ConsentWithdrawn', data: { customerId: 'c1', code, at: AT } });
const erased = { type: 'CustomerErased', data: { customerId: 'c1' } };

const after = (...events: readonly { readonly type: string; readonly data: object }[]) => {
  const stream = new History();
  return given(...events.map((event) => stream.on('customer-c1', event)));
};

test('a consent to keep prescriptions is found while it stands', () => {
  after(gave('RrdGivare')).then({ customer_id: 'c1', code: 'RrdGivare' });
  after(gave('RrdGivare'), gave('RrdTagare'), withdrew('RrdGivare')).then({ customer_id: 'c1', code: 'RrdTagare' });
  after(gave('RrdVardnadshavare'), withdrew('RrdVardnadshavare')).then();
});

test('a consent to something else is no consent to keep prescriptions', () => {
  after(gave('Newsletter'), gave('RemindersEmailRenew')).then();
});

test('nobody is found after an erasure', () => {
  after(gave('RrdGivare'), gave('RrdTagare'), erased).then();
});
