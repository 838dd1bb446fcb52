import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { asksForNotices, customer, type ConsentGiven, type CustomerEvent } from '../index.js';
import { erased, identified } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2026-03-01T12:00:00.000Z';
const turnOn = { type: 'TurnNoticesOn', noticeDevice: 'phone-1', platform: 'iOS', at } as const;
const turnOff = { type: 'TurnNoticesOff', noticeDevice: 'phone-1', at } as const;
const turnedOn = (noticeDevice = 'phone-1') =>
  ({ type: 'NoticesTurnedOn', data: { customerId: 'customer-1', noticeDevice, platform: 'iOS', at } }) as const;
const turnedOff = {
  type: 'NoticesTurnedOff',
  data: { customerId: 'customer-1', noticeDevice: 'phone-1', at },
} as const;
const declined = {
  type: 'NoticesDeclined',
  data: {
    customerId: 'customer-1',
    at,
    askAgainFrom: '2026-05-30',
    ruleVersion: 'notice-question@2000-01-01',
  },
} as const;
const consent = (code: string): ConsentGiven => ({
  type: 'ConsentGiven',
  data: { customerId: 'customer-1', code, textVersion: '2024-01', at },
});

describe('a device with notices', () => {
  test('is known from when it says so', () => {
    given(identified).when(turnOn).then(turnedOn());
  });

  test('is known once, however often it says so', () => {
    given(identified, turnedOn()).when(turnOn).then();
  });

  test('is forgotten when its notices are off', () => {
    given(identified, turnedOn()).when(turnOff).then(turnedOff);
    given(identified, turnedOn(), turnedOff).when(turnOff).then();
  });

  test('that the customer never had cannot be turned off', () => {
    given(identified, turnedOn('phone-2')).when(turnOff).then();
  });

  test('is not added to an erased customer', () => {
    given(identified, erased).when(turnOn).thenRejected({ type: 'CustomerErased' });
  });

  test('is one of ten: the oldest must say so again', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => turnedOn(`phone-${index + 1}`));
    given(identified, ...eleven)
      .when(turnOn)
      .then(turnedOn());
    given(identified, ...eleven.slice(0, 10))
      .when(turnOn)
      .then();
  });
});

describe("'Fortsätta utan notiser'", () => {
  test('rests for ninety days', () => {
    given(identified).when({ type: 'DeclineNotices', at }).then(declined);
  });

  test('counts once a day', () => {
    given(identified, declined).when({ type: 'DeclineNotices', at: '2026-03-01T20:00:00.000Z' }).then();
  });
});

describe("'Slå på notiser' (RMD-04)", () => {
  const asked = (today: string, ...events: readonly CustomerEvent[]): boolean =>
    asksForNotices([identified, ...events].reduce(customer.evolve, customer.initial), today);

  test.each(['MarketingPush', 'RemindersPushHighCostProtection', 'RemindersPushNewPrescription'])(
    'is asked of who said yes to %s and has no device that shows it',
    (code) => {
      expect(asked('2026-03-02', consent(code))).toBe(true);
    },
  );

  test('is not asked of who wants nothing in the app', () => {
    expect(asked('2026-03-02')).toBe(false);
    expect(asked('2026-03-02', consent('RemindersEmailNewPrescription'))).toBe(false);
  });

  test('is not asked of who has a device that shows notices', () => {
    expect(asked('2026-03-02', consent('MarketingPush'), turnedOn())).toBe(false);
    expect(asked('2026-03-02', consent('MarketingPush'), turnedOn(), turnedOff)).toBe(true);
  });

  test('is not asked again before the rest is over', () => {
    expect(asked('2026-05-29', consent('MarketingPush'), declined)).toBe(false);
    expect(asked('2026-05-30', consent('MarketingPush'), declined)).toBe(true);
  });
});
