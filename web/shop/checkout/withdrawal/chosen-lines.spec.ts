import { expect, test } from 'vitest';

import type { WithdrawalForm } from '../../../../services/shop/withdrawal/contract.js';
import { chosenLines, wholeOrder } from './chosen-lines.js';

test('the chosen quantities are read, without the lines that are left at none', () => {
  expect(chosenLines({ 'antal-1': '2', 'antal-2': '0', 'antal-3': '', steg: 'bekrafta' })).toEqual([
    { lineId: '1', quantity: 2 },
  ]);
});

test.each(['två', '-1', '1.5', '1e3', '9999'])('%s is a quantity that no order accepts', (value) => {
  expect(chosenLines({ 'antal-1': value })).toEqual([{ lineId: '1', quantity: -1 }]);
});

test('the whole order has its medicines only while the parcel can be stopped', () => {
  const formWith = (stoppable: boolean): Pick<WithdrawalForm, 'lines'> => {
    const line = { varuId: 'v', name: 'n', stoppable };
    return {
      lines: [
        { ...line, lineId: '1', quantity: 2, returnable: true },
        { ...line, lineId: '2', quantity: 1, returnable: false },
        { ...line, lineId: '3', quantity: 0, returnable: true },
      ],
    };
  };
  const whole = (stoppable: boolean) => wholeOrder(formWith(stoppable) as WithdrawalForm);
  expect(whole(true).map(({ lineId }) => lineId)).toEqual(['1', '2']);
  expect(whole(false).map(({ lineId }) => lineId)).toEqual(['1']);
});
