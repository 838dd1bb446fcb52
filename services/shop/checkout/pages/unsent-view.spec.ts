import { expect, test } from 'vitest';

import type { OrderState } from '../../../../domain/order/index.js';
import { unsentView } from './unsent-view.js';

type Short = OrderState['unsent']['shorts'][number];

const lines = ['1', '2', '3'].map((lineId) => ({ lineId, name: `Vara ${lineId}` }));
const short = (lineId: string, cause: Short['lines'][number]['cause']) =>
  ({ lines: [{ lineId, quantity: 1, refund: 6600, cause }] }) as unknown as Short;

test('a line that a pharmacist refused is not told as lacking, and a line with a lowered fee is sent', () => {
  const shorts = [short('1', 'lacking'), short('2', 'not-dispensed'), short('3', 'fee-lowered')];
  const told = unsentView(lines, { unsent: { shorts, stops: [], freight: 0 } });
  expect(told.map(({ name, why }) => `${name} ${why}`)).toEqual(['Vara 1 lacking', 'Vara 2 refused']);
});
