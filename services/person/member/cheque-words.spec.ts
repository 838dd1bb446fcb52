import { expect, test } from 'vitest';

import { chequeCounts, chequeWords } from './cheque-words.js';

const cheque = { state: 'active', redeemed: false, validTo: '2027-01-31' } as const;

test('the words of a cheque are those of the seed (CLB-15)', () => {
  const validDateFormatted = '31 januari 2027';
  expect(chequeWords(cheque)).toEqual({ validText: 'Giltig till', validDateFormatted });
  const redeemed = { validText: 'Beloppet dras av i kassan', validDateFormatted };
  expect(chequeWords({ ...cheque, redeemed: true })).toEqual(redeemed);
  expect(chequeWords({ ...cheque, state: 'future' }).validText).toBe('Aktiveras nästa månad.');
});

test('many are more than one that is valid now; one for next month is none of them', () => {
  const [active, future] = [{ state: 'active' }, { state: 'future' }] as const;
  expect(chequeCounts([])).toEqual({ hasFutureBonusCheck: false, hasManyVouchers: false });
  expect(chequeCounts([active, future])).toEqual({ hasFutureBonusCheck: true, hasManyVouchers: false });
  expect(chequeCounts([active, active])).toEqual({ hasFutureBonusCheck: false, hasManyVouchers: true });
});
