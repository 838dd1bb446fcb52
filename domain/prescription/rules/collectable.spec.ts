import { describe, expect, test } from 'vitest';

import { collectableOn, type CollectRefusal } from './collectable.js';
import { nextWithdrawal } from './next-withdrawal.js';
import { refusalText, withoutBenefitText } from './refusal-text.js';
import { aPrescription, TODAY } from './spec-prescriptions.js';

type Given = Parameters<typeof aPrescription>[0];

function toldOn(day: string, given: Given): string {
  const answer = collectableOn(aPrescription(given), day);
  if (!answer.collectable) return refusalText(answer.refusal, day);
  return answer.withoutBenefitThrough ? withoutBenefitText(answer.withoutBenefitThrough, day) : answer.benefit;
}

const REFUSED: readonly (readonly [string, Given, string])[] = [
  [
    'parked',
    { status: { word: 'Parkerad', code: 216 } },
    'Receptet är parkerat. Kontakta ett apotek om du vill använda det',
  ],
  [
    'printed',
    { status: { word: 'utskrivet', code: null } },
    'Receptet är utskrivet på papper. Ta med det till ett apotek',
  ],
  ['dispensed', { status: { word: 'Slutexpedierad', code: 207 } }, 'Alla uttag är hämtade'],
  ['expired', { status: { word: 'Utgången', code: null } }, 'Receptet har gått ut'],
  ['active after its last valid day', { validThrough: '2026-02-28' }, 'Receptet har gått ut'],
  ['historic', { status: { word: null, code: 209 } }, 'Receptet är historiskt och gäller inte längre'],
  ['cancelled', { status: { word: 'makulerat', code: null } }, 'Receptet är makulerat av förskrivaren'],
  ['cancelled by a pharmacist', { status: { word: null, code: 210 } }, 'Receptet är makulerat av en farmaceut'],
  ['rejected', { status: { word: 'avvisat', code: null } }, 'Receptet är avvisat. Kontakta den som skrev ut det'],
  ['of a dead person', { status: { word: null, code: 213 } }, 'Receptet gäller inte längre'],
  ['postponed', { status: { word: 'utsatt', code: 214 } }, 'Förskrivaren har satt ut läkemedlet'],
  ['ended', { status: { word: 'Avslutad', code: 520 } }, 'Receptet är avslutat'],
  ['unknown', { status: { word: 'Ny status', code: 499 } }, 'Receptets status är okänd. Kontakta ett apotek'],
  ['for dose packing', { isDose: true }, 'Läkemedlet är dosförpackat och hämtas inte ut styckvis'],
  ['on paper', { format: 'paper' }, 'Receptet finns på papper. Ta med det till ett apotek'],
  ['without withdrawals', { withdrawals: { left: 0 } }, 'Det finns inga uttag kvar'],
];

describe('a prescription can be collected (RX-03)', () => {
  test.each(['Aktiv', 'nytt', 'korrigerat', 'uttag kvar'])('when it is "%s"', (word) => {
    expect(toldOn(TODAY, { status: { word, code: null } })).toBe('R');
  });

  test.each(REFUSED)('and not when it is %s', (_what, given, text) => {
    expect(toldOn(TODAY, given)).toBe(text);
  });

  test('on its last valid day', () => {
    expect(toldOn(TODAY, { validThrough: TODAY })).toBe('R');
  });

  test('with its first withdrawal before a day that binds only while nothing was withdrawn', () => {
    const fresh = { lastOn: null, firstBefore: '2026-03-02' };
    expect(toldOn('2026-03-01', { withdrawals: fresh })).toBe('R');
    expect(toldOn('2026-03-02', { withdrawals: fresh })).toBe('Första uttaget skulle ha gjorts senast 1 mars');
    expect(toldOn('2026-03-02', { withdrawals: { firstBefore: '2026-03-02' } })).toBe('R');
  });
});

describe('the next withdrawal', () => {
  const last = { lastOn: '2025-12-31' };

  test.each([
    ['days', { count: 60, unit: 'day' }, '2026-03-01'],
    ['weeks', { count: 9, unit: 'week' }, '2026-03-04'],
    ['months, to the end of a shorter month', { count: 2, unit: 'month' }, '2026-02-28'],
  ] as const)('comes after an interval in %s', (_what, interval, on) => {
    expect(nextWithdrawal(aPrescription({ interval, withdrawals: last })).on).toBe(on);
  });

  test('has no day before the first, and none without an interval', () => {
    const interval = { count: 3, unit: 'month' } as const;
    expect(nextWithdrawal(aPrescription({ interval, withdrawals: { lastOn: null } }))).toEqual({
      on: null,
      inBenefitOn: null,
    });
    expect(nextWithdrawal(aPrescription()).on).toBeNull();
  });

  test('is refused until its day, which names the year only where it is another', () => {
    const given: Given = { interval: { count: 63, unit: 'day' }, withdrawals: { ...last, daysSupplied: 30 } };
    expect(toldOn('2026-03-03', given)).toBe('Du kan hämta ut från och med 4 mars');
    expect(toldOn('2026-03-04', given)).toBe('R');
    expect(toldOn('2025-12-31', given)).toBe('Du kan hämta ut från och med 4 mars 2026');
  });

  test('has no benefit before two thirds of the last supply are used, rounded up', () => {
    const given: Given = { withdrawals: { lastOn: '2026-02-01', daysSupplied: 100 } };
    // 100 days: two thirds are 66.7, so the 67th day after 1 February.
    expect(nextWithdrawal(aPrescription(given)).inBenefitOn).toBe('2026-04-09');
    expect(toldOn(TODAY, given)).toBe('utan högkostnadsskydd till och med 8 april');
    expect(toldOn('2026-04-08', given)).toBe('utan högkostnadsskydd till och med 8 april');
    expect(toldOn('2026-04-09', given)).toBe('R');
  });

  test('has no benefit day before the interval is over', () => {
    const interval = { count: 90, unit: 'day' } as const;
    const given: Given = { interval, withdrawals: { lastOn: '2026-01-01', daysSupplied: 30 } };
    expect(nextWithdrawal(aPrescription(given))).toEqual({ on: '2026-04-01', inBenefitOn: '2026-04-01' });
  });

  test.each([
    ['of an animal', { kind: 'animal' }],
    ['outside the benefit', { inBenefit: false }],
  ] as const)('%s has no benefit at all', (_what, given) => {
    expect(nextWithdrawal(aPrescription(given)).inBenefitOn).toBeNull();
    expect(toldOn(TODAY, given)).toBe('U');
  });

  test('after a start pack is that of the whole pack, and later that of the interval', () => {
    const interval = { count: 3, unit: 'month' } as const;
    const start = { startPack: true, wholePackFrom: '2026-03-10', lastOn: '2026-03-01', daysSupplied: 12 };
    expect(nextWithdrawal(aPrescription({ interval, withdrawals: start })).on).toBe('2026-03-10');
    const second = { ...start, left: 2, lastOn: '2026-03-10' };
    expect(nextWithdrawal(aPrescription({ interval, withdrawals: second })).on).toBe('2026-06-10');
  });
});

test('every refusal has a text without a name of a drug', () => {
  const refusals: readonly CollectRefusal[] = [
    { reason: 'dose' },
    { reason: 'paper' },
    { reason: 'nothing-left' },
    { reason: 'not-yet', from: TODAY },
    { reason: 'first-too-late', lastDay: TODAY },
    { reason: 'not-active', standing: 'unknown' },
  ];
  for (const refusal of refusals) expect(refusalText(refusal, TODAY)).toMatch(/^[A-ZÅÄÖ][^:]{10,}$/);
});
