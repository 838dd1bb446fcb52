import { expect, test } from 'vitest';

import { lineWithdrawalText, nothingReceived, withdrawalText, withdrawalTextSince } from './withdrawal-texts.js';

const right = (goods: 'all' | 'some' | 'none') => ({ goods, days: 14 });

test('beside medicines only, no right to withdraw is promised', () => {
  expect(withdrawalText(right('none'))).toBe('Läkemedel går inte att lämna tillbaka');
  expect(withdrawalText(right('none'))).not.toMatch(/ångerrätt/i);
});

test('a mixed cart says what is excepted, and its medicines say it too', () => {
  expect(withdrawalText(right('some'))).toBe('14 dagars ångerrätt, utom på läkemedlen');
  expect(lineWithdrawalText(false, right('some'))).toBe('Läkemedel, ingen ångerrätt');
  expect(lineWithdrawalText(true, right('some'))).toBeNull();
});

test('where one sentence holds for all lines, no line repeats it', () => {
  expect(withdrawalText(right('all'))).toBe('14 dagars ångerrätt');
  expect([lineWithdrawalText(false, right('none')), lineWithdrawalText(true, right('all'))]).toEqual([null, null]);
});

test('beside an older order the days are counted from the receipt', () => {
  expect(withdrawalTextSince(right('all'))).toBe('14 dagars ångerrätt, från den dag du fick varorna');
  expect(withdrawalTextSince(right('none'))).toBe('Läkemedel går inte att lämna tillbaka');
});

test('of an order whose every parcel came back uncollected, nothing is promised', () => {
  const parcel = (parcelId: string, state: 'ready' | 'came-back') => ({
    ...{ parcelId, cameBack: state === 'came-back', destroyed: false, reorderUntil: null },
    collection: { state },
  });
  const collection = (...parcels: readonly ReturnType<typeof parcel>[]) =>
    ({ orderId: 'o', orderNumber: '1', fee: 9900, feeTaken: 0, parcels }) as never;
  const both = [{ number: '1-1' }, { number: '1-2' }];
  expect(nothingReceived(both, collection(parcel('1-1', 'came-back'), parcel('1-2', 'came-back')))).toBe(true);
  expect(nothingReceived(both, collection(parcel('1-1', 'came-back'), parcel('1-2', 'ready')))).toBe(false);
  expect(nothingReceived(both, collection(parcel('1-1', 'came-back')))).toBe(false);
  expect(nothingReceived(both, null)).toBe(false);
});
