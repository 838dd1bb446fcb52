import { expect, test, vi } from 'vitest';

import type { KnownProfile } from '../../../person/profile/known-profile.js';
import type { PopulationRegister } from '../../../person/profile/population-register.js';
import type { Session } from '../../../access/session/session.js';
import { KnownReceiver } from './known-receiver.js';

const HOME = { streetAddress: 'Storgatan 1', postalCode: '11122', city: 'Stockholm', coAddress: null };
const names = { firstName: 'Astrid', lastName: 'Ekström' };
const contact = { email: 'astrid@exempel.se', mobileNumber: '0701234567' };
const session = { sessionId: 'session-1', customerId: 'astrid' } as Session;

const LAST = {
  ...names,
  email: 'ny@exempel.se',
  phoneNumber: '0709999999',
  street: 'Hornsgatan 1',
  postalCode: '11820',
};

function receiver(known: Partial<KnownProfile> | null, answer: typeof HOME | null = HOME, last: object | null = null) {
  const addressOf = vi.fn(async () => answer);
  const state = { personNumber: '198507099805' };
  const latest = { of: async () => last && { contact: { city: 'Stockholm', careOf: null, ...last } } };
  const profiles = { of: async () => known && ({ identified: true, state, ...known } as KnownProfile) };
  return { addressOf, known: new KnownReceiver(profiles, { addressOf } as PopulationRegister, latest as never) };
}

test('a profile without an address gets the registered one, and the register is asked once', async () => {
  const { known, addressOf } = receiver({ profile: { ...names, ...contact } });
  const expected = {
    ...names,
    ...{ email: 'astrid@exempel.se', phoneNumber: '0701234567' },
    ...{ street: 'Storgatan 1', postalCode: '11122', city: 'Stockholm', careOf: '' },
  };
  expect(await known.of(session)).toEqual(expected);
  expect(await known.of(session)).toEqual(expected);
  expect(addressOf).toHaveBeenCalledTimes(1);
});

test('the address that the customer gave goes before the registered one', async () => {
  const own = { streetAddress: 'Kajen 3', postalCode: '41101', city: 'Göteborg', coAddress: 'Berg' };
  const { known, addressOf } = receiver({ profile: { ...names, ...own } });
  expect(await known.of(session)).toMatchObject({ street: 'Kajen 3', postalCode: '41101', careOf: 'Berg' });
  expect(addressOf).not.toHaveBeenCalled();
});

test('a weak log-in gets the names only, and the register is not asked', async () => {
  const { known, addressOf } = receiver({ profile: names, identified: false });
  expect(await known.of(session)).toMatchObject({ ...names, email: '', street: '', postalCode: '' });
  expect(addressOf).not.toHaveBeenCalled();
});

test('without an answer of the register the address stays empty, and it is asked again later', async () => {
  const { known, addressOf } = receiver({ profile: names }, null);
  expect(await known.of(session)).toMatchObject({ street: '', city: '' });
  await known.of(session);
  expect(addressOf).toHaveBeenCalledTimes(2);
});

test('what the profile lacks is taken from the latest order', async () => {
  const { known, addressOf } = receiver({ profile: names }, HOME, LAST);
  expect(await known.of(session)).toEqual({ ...LAST, city: 'Stockholm', careOf: '' });
  expect(addressOf).not.toHaveBeenCalled();
});

test('the profile goes before the latest order', async () => {
  const { known } = receiver({ profile: { ...names, ...contact } }, HOME, LAST);
  expect(await known.of(session)).toMatchObject({
    email: contact.email,
    phoneNumber: '0701234567',
    street: LAST.street,
  });
});

test('the address of another receiver is not taken, and a weak log-in gets nothing of the order', async () => {
  const gift = { ...LAST, firstName: 'Bo' };
  expect(await receiver({ profile: names }, HOME, gift).known.of(session)).toMatchObject({ street: 'Storgatan 1' });
  const weak = receiver({ profile: names, identified: false }, HOME, LAST).known;
  expect(await weak.of(session)).toMatchObject({ email: '', phoneNumber: '', street: '' });
});

test('a guest is unknown', async () => {
  expect(await receiver(null).known.of(session)).toBeNull();
  expect(await receiver(null).known.of(null)).toBeNull();
});
