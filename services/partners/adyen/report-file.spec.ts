import { describe, expect, test } from 'vitest';

import { readReport } from './report-file.js';

const paymentId = '0b7c2f7e-6a0e-4c51-9d7e-2f1a8e9d5c11';
const captureId = '7d1f6d3a-2a0b-4d0e-8f39-5b8a1c9e7f22';
const HEADER =
  'Merchant Account,Booking Date,TimeZone,Psp Reference,Merchant Reference,Record Type,Main Currency,Main Amount,Modification Psp Reference,Modification Merchant Reference,Reserved1';
const authorised = `Algort,2026-05-04 10:00:00,CEST,PSP1,${paymentId},Authorised,SEK,199.00,,,`;
const captured = `Algort,2026-05-04 23:59:59,CEST,PSP1,${paymentId},SentForSettle,SEK,-199.5,MOD1,${paymentId}/${captureId}/2,"a, b"`;
const file = (...lines: readonly string[]) => [HEADER, ...lines].map((line) => `${line}\n`).join('');
const read = (text: string, date = '2026-05-04') => readReport(text, date, 'Algort');

describe('the partner’s report', () => {
  test('is read by the names of its columns, in any order, in öre and with its sign', () => {
    expect(read(`\uFEFF${file(authorised, captured)}`)).toEqual([
      {
        line: 1,
        record: 'Authorised',
        bookedAt: '2026-05-04T08:00:00.000Z',
        pspReference: 'PSP1',
        reference: paymentId,
        sum: { amount: 19_900, currency: 'SEK' },
        modification: null,
      },
      {
        line: 2,
        record: 'SentForSettle',
        bookedAt: '2026-05-04T21:59:59.000Z',
        pspReference: 'PSP1',
        reference: paymentId,
        sum: { amount: -19_950, currency: 'SEK' },
        modification: { id: captureId, attempt: 2, pspReference: 'MOD1' },
      },
    ]);
  });

  test('of a day without bookings has no lines', () => {
    expect(read(file())).toEqual([]);
  });

  test.each([
    ['nothing at all', '', 'ends in the middle of a line'],
    ['a file that was cut', file(authorised).slice(0, -5), 'ends in the middle of a line'],
    ['a page of another kind', '<html>Log in</html>\n', 'has no column "Merchant Account"'],
    [
      'a missing column',
      file().replace('Modification Psp Reference', 'Other'),
      'has no column "Modification Psp Reference"',
    ],
    ['a line with too few fields', file('Algort,2026-05-04 10:00:00'), 'cannot be read'],
    ['an invalid amount', file(authorised.replace('199.00', 'much')), 'line 1, column "Main Amount"'],
    ['an unknown time zone', file(authorised.replace('CEST', 'PST')), 'line 1, column "TimeZone"'],
    ['another merchant account', file(authorised.replace('Algort', 'Other')), 'another merchant account (line 1)'],
    [
      'another day',
      file(authorised.replace('05-04', '05-05')),
      'another day or time zone than Europe/Stockholm (line 1)',
    ],
    [
      'another time zone',
      file(captured.replace('CEST', 'UTC')),
      'another day or time zone than Europe/Stockholm (line 1)',
    ],
  ])('that is %s is refused', (_what, text, why) => {
    expect(() => read(text)).toThrow(why);
  });
});
