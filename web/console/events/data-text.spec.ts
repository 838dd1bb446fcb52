import { expect, test } from 'vitest';

import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { dataText } from './data-text.js';

test('a forgotten value says so, and the rest is as it was', () => {
  expect(
    JSON.parse(dataText({ orderNumber: '7', contact: FORGOTTEN, lines: [{ varuId: FORGOTTEN, quantity: 2 }] })),
  ).toEqual({
    orderNumber: '7',
    contact: 'uppgift raderad',
    lines: [{ varuId: 'uppgift raderad', quantity: 2 }],
  });
  expect(dataText(null)).toBe('null');
});
