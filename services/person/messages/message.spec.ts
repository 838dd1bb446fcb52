import { describe, expect, test } from 'vitest';

import { messagesShown, type ShopMessage } from './message.js';

const message: ShopMessage = {
  guid: '0b7c1f0e-3a52-4c55-9a3e-1f1f0a5b1c01',
  title: 'Julens öppettider',
  html: '<p>Vi packar alla dagar utom juldagen.</p>',
  orderNumber: null,
  form: 'dialog',
  audience: 'known',
  from: '2026-12-01',
  to: '2026-12-31',
};
const now = '2026-12-10T12:00:00.000Z';
const readAt = (at: string) => [{ messageGuid: message.guid, readAt: at }];
const known = { memberSince: null };
const member = { memberSince: '2026-12-01' };

describe('a message of the shop', () => {
  test('is shown while it is valid, by the date in Stockholm', () => {
    expect(messagesShown([message], [], known, '2026-11-30T23:30:00.000Z')).toEqual([message]);
    expect(messagesShown([message], [], known, '2026-11-30T22:30:00.000Z')).toEqual([]);
    expect(messagesShown([message], [], known, '2027-01-01T12:00:00.000Z')).toEqual([]);
  });

  test('is hidden for a day after it was closed, and then comes back', () => {
    expect(messagesShown([message], readAt('2026-12-09T12:00:01.000Z'), known, now)).toEqual([]);
    expect(messagesShown([message], readAt('2026-12-09T12:00:00.000Z'), known, now)).toEqual([message]);
  });

  test('to members is shown to nobody else', () => {
    const toMembers = { ...message, audience: 'members' as const };
    expect(messagesShown([toMembers], [], known, now)).toEqual([]);
    expect(messagesShown([toMembers], [], member, now)).toEqual([toMembers]);
  });

  test('in a banner stays away after it was closed', () => {
    const banner = { ...message, form: 'banner' as const };
    expect(messagesShown([banner], [], known, now)).toEqual([banner]);
    expect(messagesShown([banner], readAt('2026-12-01T12:00:00.000Z'), known, now)).toEqual([]);
  });

  test('about something new is shown to those who were members before it', () => {
    const news = { ...message, audience: 'earlier-members' as const };
    expect(messagesShown([news], [], member, now)).toEqual([]);
    expect(messagesShown([news], [], { memberSince: '2026-11-30' }, now)).toEqual([news]);
  });
});
