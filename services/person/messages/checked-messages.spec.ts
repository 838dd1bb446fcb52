import { describe, expect, test } from 'vitest';

import { addDays } from '../../../domain/kernel/index.js';
import { addWeekdays, isWeekday } from '../../../domain/delivery/index.js';
import { checkedMessages } from './checked-messages.js';
import { MESSAGES } from './content.js';
import type { ShopMessage } from './message.js';

const message: ShopMessage = {
  guid: '0b7c1f0e-3a52-4c55-9a3e-1f1f0a5b1c01',
  ...{ title: 'Hej', html: '<p>Hej</p>', orderNumber: null, form: 'dialog', audience: 'known' },
  ...{ from: '2026-12-01', to: '2026-12-31' },
};

describe('a message is refused by the field that is wrong (RMD-08)', () => {
  test.each<[Partial<ShopMessage>, string]>([
    [{ html: '<p>Hej</p><script>alert(1)</script>' }, 'html may not hold <script>'],
    [{ html: '<a href="https://ond.example">x</a>' }, 'html may not hold <a href="https://ond.example">'],
    [{ html: ' ' }, 'html has 1 to 2000 characters'],
    [{ title: '' }, 'title has 1 to 80 characters'],
    [{ to: '2026-11-30' }, 'to is before from'],
  ])('%o', (wrong, fault) => {
    expect(() => checkedMessages([{ ...message, ...wrong }])).toThrow(`the message ${message.guid}: ${fault}`);
  });

  test('a guid that stands twice, because closing one would close the other', () => {
    expect(() => checkedMessages([message, message])).toThrow('guid stands twice');
  });
});

test.each([
  ['Paketen i jul', ['2026-12-24', '2026-12-25', '2026-12-26'], '2026-12-28'],
  ['Paketen i nyår', ['2026-12-31', '2027-01-01'], '2027-01-04'],
  ['Paketen i påsk', ['2027-03-26', '2027-03-29'], '2027-03-30'],
] as const)('%s names the days on which no parcel leaves, and the next day on which one does', (title, days, next) => {
  const [first, last] = [days[0], days.at(-1) ?? days[0]];
  expect(days.filter(isWeekday)).toEqual([]);
  expect(isWeekday(addDays(first, -1))).toBe(true);
  expect(addWeekdays(last, 0)).toBe(next);
  const shown = MESSAGES.find((each) => each.title === title);
  expect(shown).toMatchObject({ form: 'dialog', audience: 'known' });
  expect(shown && shown.from < first && last <= shown.to && shown.to < next).toBe(true);
  expect(shown?.html).toContain(
    `${Number(next.slice(8))} ${['januari', '', 'mars'][Number(next.slice(5, 7)) - 1] ?? 'december'}`,
  );
});
