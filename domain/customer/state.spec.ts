import { expect, test } from 'vitest';

import { fold, FORGOTTEN } from '../kernel/index.js';
import type { CustomerEvent, ProfileUpdated } from './events.js';
import { customer, isProfileComplete, missingProfileFields, previousVisit } from './index.js';
import { consented, identified, updated, withdrawn } from './spec-events.js';

const after = (...events: CustomerEvent[]) => fold(customer.evolve, customer.initial, events);
const everything = {
  streetAddress: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  mobileNumber: '0701234567',
  email: 'astrid@example.se',
};

test('a profile is complete with seven fields; care-of is not one of them', () => {
  expect(missingProfileFields(after(identified).profile)).toHaveLength(5);
  expect(isProfileComplete(after(identified, updated(everything)).profile)).toBe(true);
});

test.each(['firstName', 'lastName', ...Object.keys(everything)] as const)(
  'a profile without %s is not complete',
  (field) => {
    const { profile } = after(identified, updated(everything));
    for (const missing of [undefined, '', FORGOTTEN])
      expect(missingProfileFields({ ...profile, [field]: missing })).toEqual([field]);
  },
);

test('a withdrawn consent is stored with its text', () => {
  expect(after(identified, consented, withdrawn).consents['Favorite']).toEqual({
    code: 'Favorite',
    given: false,
    textVersion: '2025-01',
    at: '2025-04-01T10:00:00.000Z',
  });
});

test('each yes and no is stored, the latest first', () => {
  const { consentHistory } = after(identified, consented, withdrawn);
  expect(consentHistory).toEqual([
    { code: 'Favorite', given: false, at: '2025-04-01T10:00:00.000Z' },
    { code: 'Favorite', given: true, at: '2025-03-01T10:00:00.000Z' },
  ]);
});

test('an erased customer has no name, number or address', () => {
  const nameless = { ...identified.data, personNumber: FORGOTTEN, firstName: FORGOTTEN, lastName: FORGOTTEN };
  const erased = {
    type: 'ProfileUpdated',
    data: { ...updated(everything).data, profile: FORGOTTEN },
  } as unknown as ProfileUpdated;
  const state = after({ type: 'CustomerIdentified', data: nameless }, erased);
  expect(state).toMatchObject({
    status: 'known',
    personNumber: FORGOTTEN,
    profile: { firstName: FORGOTTEN, city: FORGOTTEN },
  });
  expect(Object.keys(state.profile)).not.toContain('0');
});

test('the visit before is the log-in before the one that opened the session, also after a later one elsewhere (RX-18)', () => {
  const at = (hour: string) => `2026-03-01T${hour}:00:00.000Z`;
  const visits = ['12', '10', '08'].map((hour) => ({ identifiedAt: at(hour), validUntil: at(hour) }));
  expect(previousVisit({ visits }, at('12'))?.identifiedAt).toBe(at('10'));
  expect(previousVisit({ visits }, '2026-03-01T10:00:01.000Z')?.identifiedAt).toBe(at('08'));
  expect(previousVisit({ visits }, at('09'))).toBeNull();
  expect(previousVisit({ visits: [] }, at('09'))).toBeNull();
  expect(after(identified).visits).toHaveLength(1);
});
