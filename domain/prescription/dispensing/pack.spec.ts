import { expect, test } from 'vitest';

import { loweredFee } from './fee-now.js';
import { productCodeOf, readPack } from './pack.js';

const PACK = { productCode: '07046267100018', serial: 'SN123', batch: 'L24', expiresOn: '2028-03-31' };

test.each([
  ['as a scanner sends it', '010704626710001817280331\u001d10L24\u001d21SN123'],
  ['with its prefix and another order', ']d2010704626710001821SN123\u001d10L24\u001d17280331'],
  ['written with brackets', '(01)07046267100018(17)280300(10)L24(21)SN123'],
  ['with spaces, as typed by hand', '0107046267100018 17280331 10L24 21SN123'],
])('a pack’s code is read %s', (_how, code) => {
  expect(readPack(code)).toEqual(PACK);
});

test.each([
  ['with a national number of a parallel import', '010704626710001871012345678\u001d1728033110L24\u001d21SN123'],
  ['with separators that a scanner shows as pictures', '010704626710001810L24\u241d1728033121SN123'],
  ['with its last separator', '01070462671000181728033110L24\u001d21SN123\u001d'],
])('a pack’s code is read %s', (_how, code) => {
  expect(readPack(code)).toEqual(PACK);
});

test('a batch may look like an element, because only a separator ends it', () => {
  expect(readPack('01070462671000181728033110L17(21)4\u001d21SN123')).toEqual({ ...PACK, batch: 'L17(21)4' });
});

test.each([
  ['without a serial number', '010704626710001817280331\u001d10L24', 'serial'],
  ['without a batch', '01070462671000181728033121SN123', 'batch'],
  ['without an expiry', '010704626710001810L24\u001d21SN123', 'expiry'],
  ['without a product code', '1728033110L24\u001d21SN123', 'product-code'],
  ['with a wrong check digit', '010704626710001117280331\u001d10L24\u001d21SN123', 'product-code'],
  ['with a day that no month has', '010704626710001817280231\u001d10L24\u001d21SN123', 'expiry'],
  ['with a month that no year has', '010704626710001817281301\u001d10L24\u001d21SN123', 'expiry'],
  ['with a serial number twice', '0107046267100018172803311021\u001d21SN1\u001d21SN2', 'code'],
  ['with a batch of 21 signs', `010704626710001817280331\u001d10${'L'.repeat(21)}\u001d21SN123`, 'batch'],
  ['whose second element has no number of GS1', '0107046267100018172803311\u001d0L24', 'code'],
  ['with a letter of Sweden in the serial', '010704626710001817280331\u001d10L24\u001d21SNÅ', 'serial'],
  ['whose separator is lost, so that the serial is in the batch', '01070462671000181728033110L2421SN123', 'serial'],
  ['that is cut', '0107046267', 'code'],
  ['of an ordinary product', '7046267100018', 'code'],
  ['that is none', 'hej', 'code'],
  ['that is empty', '', 'code'],
])('a code %s is refused', (_what, code, fault) => {
  expect(readPack(code)).toBe(fault);
});

test('a product code has the article number and a check digit', () => {
  expect(productCodeOf('710001')).toBe(PACK.productCode);
});

const account = (accumulated: number, ownFee: number, own: readonly [string, number, number][] = []) => ({
  isConnected: true,
  period: { startsOn: '2026-01-10', endsOn: '2027-01-09', accumulated, ownFee, freeCardSince: null },
  transactions: own.map(([transactionId, price, fee]) => ({
    ...{ transactionId, on: '2026-03-01', periodFrom: '2026-01-10', benefit: price - fee, ownFee: fee },
    pharmacy: { name: 'Älgört', city: 'Stockholm' },
  })),
});
/** Two lines of 1 000 kr, priced after 1 500 kr: 875 kr and 750 kr. */
const LINES = [
  { dispensingId: 'a', reportId: null, price: { day: '2026-03-01', onLadder: 100_000, fee: 87_500 } },
  { dispensingId: 'b', reportId: 'b', price: { day: '2026-03-01', onLadder: 100_000, fee: 75_000 } },
];

test('a fee is lower only by purchases elsewhere, whichever line of the order is dispensed first (RX-05)', () => {
  expect([
    loweredFee(account(150_000, 150_000), LINES, 'a'),
    loweredFee(account(150_000, 150_000), LINES, 'b'),
  ]).toEqual([0, 0]);
  const afterB = account(250_000, 225_000, [['b', 100_000, 75_000]]);
  expect(loweredFee(afterB, LINES, 'a')).toBe(0);
  expect(loweredFee(account(200_000, 200_000), LINES, 'a')).toBe(12_500);
  // The account fell, because another pharmacy took something back: the higher fee is not charged.
  expect(loweredFee(account(0, 0), LINES, 'a')).toBe(0);
});
